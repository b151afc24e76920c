import { setMessagesDue } from './outbox.queries.ts';

export const outboxUpkeep = { setDue: setMessagesDue };
