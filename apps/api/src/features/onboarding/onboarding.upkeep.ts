import { setDomainsDue } from './domains/domains.queries.ts';

export const onboardingUpkeep = { setDue: setDomainsDue };
