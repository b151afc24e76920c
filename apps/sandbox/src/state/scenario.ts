import { z } from 'zod';

/** What the outside parties do next; chosen on the sandbox's page or by a test. */
export const scenario = z.object({
  /** Whether the payment providers answer at all. */
  gateway: z.enum(['up', 'down']),
  /** `lost`: the guest's page is never told that the payment succeeded; only the webhook reports it. */
  callback: z.enum(['told', 'lost']),
  /** `at_once`: as the order says. `never`: a payment stays authorised until somebody captures it. */
  capture: z.enum(['at_once', 'never']),
  /** Why payments fail unless the window says another reason, in the providers' published words; `usual` is each one's own. */
  reason: z.enum([
    'usual',
    'payment_declined',
    'card_declined',
    'international_transaction_not_allowed',
    'insufficient_funds',
    'transaction_limit_exceeded',
    'payment_timed_out',
    'payment_pending',
    'incorrect_pin',
    'incorrect_cvc',
    'authentication_failed',
    'payment_cancelled',
    'bank_technical_error',
    'gateway_technical_error',
    'processing_error',
  ]),
  webhooks: z.enum(['once', 'twice', 'never']),
  refunds: z.enum(['processed', 'pending', 'failed']),
  mail: z.enum(['taken', 'refused']),
  sms: z.enum(['taken', 'refused']),
  /** The text model: `rewords` as asked, answers `nonsense`, changes what it should keep (`lies`), takes half a minute, or is not there. */
  model: z.enum(['rewords', 'nonsense', 'lies', 'slow', 'down']),
  push: z.enum(['up', 'down']),
  /** Whether the guest's device has a wallet that Stripe can open. */
  wallet: z.enum(['there', 'none']),
  /** Whether analytics and pixels take events. */
  collectors: z.enum(['up', 'down']),
  /** The authorities to which houses tell their travellers, and the certified part that signs papers. */
  authorities: z.enum(['up', 'down']),
  /** The domain name system. */
  names: z.enum(['up', 'down']),
});

export type Scenario = z.output<typeof scenario>;

export const usualScenario: Scenario = {
  gateway: 'up',
  callback: 'told',
  capture: 'at_once',
  reason: 'usual',
  webhooks: 'once',
  refunds: 'processed',
  mail: 'taken',
  sms: 'taken',
  model: 'rewords',
  push: 'up',
  wallet: 'there',
  collectors: 'up',
  authorities: 'up',
  names: 'up',
};
