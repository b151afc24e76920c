import type Stripe from 'stripe';
import type { CardHolds, HoldOutcome } from '../card-holds.ts';
import type { Unavailable } from '../gateway-api.ts';
import { askStripe } from './stripe-client.ts';
import { chargeId, codeOf, stripeIntent, type StripeIntent } from './stripe-intent.ts';
import { fromStripe, toStripe } from './stripe-money.ts';
import { intentFor } from './stripe-order.ts';

const whole = { expand: ['latest_charge'] };

/** Sums that are held by PaymentIntents with `capture_method: manual`. */
export function stripeHolds(client: Stripe): CardHolds {
  const holdOf = async (orderId: string): Promise<HoldOutcome | Unavailable> => {
    const found = await askStripe(() => client.paymentIntents.retrieve(orderId, whole), stripeIntent);
    return found.kind === 'answer' ? outcomeOfHold(found.body) : { kind: 'unavailable', reason: found.reason };
  };
  /** Asks under a key. What is refused may have been done before, or have ended: the intent says which. */
  const once = async (orderId: string, asking: () => Promise<unknown>): Promise<HoldOutcome | Unavailable> => {
    const asked = await askStripe(asking, stripeIntent);
    if (asked.kind === 'answer') return outcomeOfHold(asked.body);
    if (asked.kind === 'unavailable') return asked;
    const outcome = await holdOf(orderId);
    return outcome.kind === 'open' ? { kind: 'failed', code: asked.code ?? 'FAILED' } : outcome;
  };
  return {
    holdOf,
    openHold: async ({ receipt, money, notes, customerId }) => {
      const asked = { receipt, ...money, notes, ...(customerId === null ? {} : { customerId }) };
      const opened = await askStripe(
        () =>
          // Of a deposit the provider takes no part: it is no payment for a stay.
          client.paymentIntents.create(
            { ...intentFor(asked, 0), capture_method: 'manual' },
            { idempotencyKey: receipt },
          ),
        stripeIntent,
      );
      return opened.kind === 'answer'
        ? { kind: 'opened', orderId: opened.body.id }
        : { kind: 'unavailable', reason: opened.reason };
    },
    hold: ({ orderId, methodId, returnUrl }) =>
      once(orderId, () =>
        client.paymentIntents.confirm(
          orderId,
          { payment_method: methodId, off_session: true, return_url: returnUrl, ...whole },
          { idempotencyKey: `hold-${orderId}` },
        ),
      ),
    captureHold: (orderId, units, currency) =>
      once(orderId, () =>
        client.paymentIntents.capture(
          orderId,
          { amount_to_capture: toStripe(units, currency), ...whole },
          { idempotencyKey: `capture-${orderId}` },
        ),
      ),
    letHoldGo: (orderId) =>
      once(orderId, () => client.paymentIntents.cancel(orderId, whole, { idempotencyKey: `let-go-${orderId}` })),
  };
}

function outcomeOfHold(intent: StripeIntent): HoldOutcome {
  const { status, last_payment_error: failure, latest_charge: charge, currency } = intent;
  switch (status) {
    case 'requires_capture': {
      const ends = typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined;
      return { kind: 'held', endsAt: typeof ends === 'number' ? ends * 1000 : null };
    }
    case 'succeeded':
      // What the charge says is given back counts the rest that was never taken.
      return {
        kind: 'captured',
        amount: fromStripe(intent.amount_received ?? intent.amount, currency),
        gatewayPaymentId: chargeId(charge) ?? null,
      };
    case 'canceled':
      return { kind: 'over', byBank: intent.cancellation_reason === 'automatic' };
    case 'requires_payment_method':
      return failure === null || failure === undefined ? { kind: 'open' } : { kind: 'failed', code: codeOf(failure) };
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      return { kind: 'open' };
  }
}
