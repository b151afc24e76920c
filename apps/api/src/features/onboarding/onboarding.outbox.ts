import { openingOutcomes } from './openings/opening-outcome.ts';
import { z } from 'zod';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { sendDomainMail } from './domains/send-domain-mail.ts';
import { sendOpeningMail } from './openings/send-opening-mail.ts';
import { sendSmsBudgetMail } from './operators/send-sms-budget-mail.ts';

/** What is mailed about a hotel's domain, its opening and its SMS, to its people and the provider's. */
export const onboardingOutbox = {
  'domain-mail': delivery({
    payload: z.object({ personId: z.string(), host: z.string(), became: z.enum(['seen', 'lost']) }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendDomainMail(deps, hotelId, payload),
  }),
  'opening-mail': delivery({
    payload: z.object({
      to: z.string(),
      became: z.enum(openingOutcomes),
      words: z.string().optional(),
    }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendOpeningMail(deps, hotelId, payload),
  }),
  'sms-budget-mail': delivery({
    payload: z.object({ to: z.string(), sent: z.int(), most: z.int() }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendSmsBudgetMail(deps, hotelId, payload),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof onboardingOutbox> {}
}
