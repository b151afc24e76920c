import type { StripeSettings } from '../src/settings/stripe-settings.ts';
import type { Heard } from './answering-gateway.ts';

/** Of an account whose gateway is on this machine. */
export const stripeSettingsAt = (url: string): StripeSettings => ({
  url,
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  feeBasisPoints: 250,
});

/** Requests as Stripe's documents write them: the call, the fields of its form, and its key. */
export const stripeRequests = (asked: readonly Heard[]): readonly object[] =>
  asked.map(({ method, path, headers, body }) => {
    const key = headers['idempotency-key'];
    // The client gives every request a key; one that it made up itself has no meaning.
    const isChosen = key !== undefined && !String(key).startsWith('stripe-node-retry-');
    return {
      call: `${method} ${decodeURIComponent(path)}`,
      ...(body === '' ? {} : { fields: Object.fromEntries(new URLSearchParams(body)) }),
      ...(isChosen ? { key } : {}),
    };
  });

/** A refusal, as Stripe says it. */
export const stripeError = (code: string | null = null): object => ({
  error: { type: 'card_error', message: 'It cannot be done.', ...(code === null ? {} : { code }) },
});

/** What a read comes to that `stripeError` refuses. */
export const down = { kind: 'unavailable', reason: 'It cannot be done.' } as const;

/** A charge that took its money, as Stripe tells of it, and as the engine takes it. */
export const charge = {
  id: 'ch_1',
  payment_intent: 'pi_1',
  amount_captured: 53_600,
  amount_refunded: 0,
  currency: 'eur',
  captured: true,
  status: 'succeeded',
};
export const captured = {
  kind: 'captured',
  gatewayPaymentId: 'ch_1',
  gatewayTransactionId: null,
  amount: 53_600,
  currency: 'EUR',
};
