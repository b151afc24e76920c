import { z } from 'zod';
import type { OrderOutcome } from '../gateway-api.ts';
import { stripeCharge, stripeNotes } from './stripe-account.ts';
import { currencyCode, fromStripe } from './stripe-money.ts';

/** Why an attempt failed. The word of the card's bank, `decline_code`, says more than `code`. */
export const stripeFailure = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  type: z.string().nullish(),
  charge: z.string().nullish(),
});

/** A PaymentIntent, as it is answered where its latest charge is asked for whole. One is an order of ours. */
export const stripeIntent = z.object({
  id: z.string(),
  amount: z.int(),
  amount_received: z.int().nullish(),
  cancellation_reason: z.string().nullish(),
  currency: currencyCode,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  client_secret: z.string().nullish(),
  application_fee_amount: z.int().nullish(),
  transfer_data: z.object({ destination: z.string() }).nullish(),
  latest_charge: z.union([stripeCharge, z.string()]).nullish(),
  last_payment_error: stripeFailure.nullish(),
  metadata: stripeNotes,
});

export type StripeIntent = z.output<typeof stripeIntent>;

/** What became of an order. Of money that was captured only what was not given back counts. */
export function outcomeOfIntent(intent: StripeIntent): OrderOutcome {
  const { id, status, last_payment_error: failure, latest_charge: charge } = intent;
  switch (status) {
    case 'succeeded':
      return takenBy(intent);
    case 'canceled':
      return { kind: 'failed', gatewayPaymentId: chargeId(charge) ?? id, code: 'canceled' };
    case 'requires_payment_method':
      return failure === null || failure === undefined
        ? { kind: 'open' }
        : { kind: 'failed', gatewayPaymentId: failure.charge ?? id, code: codeOf(failure) };
    case 'requires_confirmation':
    case 'requires_action':
    case 'requires_capture':
    case 'processing':
      return { kind: 'open' };
  }
}

function takenBy({ latest_charge: charge }: StripeIntent): OrderOutcome {
  // Which charge took the money is not known yet.
  if (charge === null || charge === undefined || typeof charge === 'string') return { kind: 'open' };
  const { id, currency, amount_captured: taken, amount_refunded: gone } = charge;
  return taken > gone
    ? {
        kind: 'captured',
        gatewayPaymentId: id,
        gatewayTransactionId: null,
        amount: fromStripe(taken - gone, currency),
        currency,
      }
    : { kind: 'failed', gatewayPaymentId: id, code: 'refunded' };
}

export const chargeId = (charge: StripeIntent['latest_charge']): string | null | undefined =>
  typeof charge === 'object' ? charge?.id : charge;

export const codeOf = ({ decline_code: declineCode, code, type }: z.output<typeof stripeFailure>): string =>
  declineCode ?? code ?? type ?? 'FAILED';
