import { setDomainsDue } from './domains/domains.queries.ts';

export const startingUpkeep = { setDue: setDomainsDue };
