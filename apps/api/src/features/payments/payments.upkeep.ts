import { setEventsDue } from './webhooks/inbox.queries.ts';

export const paymentsUpkeep = { setDue: setEventsDue };
