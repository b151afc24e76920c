import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentAccount, ToldDispute, ToldRefund } from '../../../ledger/payment-account.types.ts';
import type { GatewayApi, KnownRefund } from '../gateway-api.ts';
import { askStripe } from './stripe-client.ts';
import { currencyCode, fromStripe } from './stripe-money.ts';

/** Ours, or none. */
export const stripeNotes = z.record(z.string(), z.string()).nullish();

export const stripeCharge = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  currency: currencyCode,
  captured: z.boolean(),
  status: z.string(),
  metadata: stripeNotes,
  /** When the bank ends what is only held, in seconds. */
  payment_method_details: z.object({ card: z.object({ capture_before: z.int().nullish() }).nullish() }).nullish(),
});
export const stripeRefund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: currencyCode,
  status: z.string().nullish(),
  charge: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: stripeNotes,
});
export const stripeDispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: currencyCode,
  status: z.string(),
  charge: z.string(),
  payment_intent: z.string().nullish(),
});

const refunds = z.object({ data: z.array(stripeRefund) });
const disputes = z.object({ data: z.array(stripeDispute) });
const page = 100;

/** How a charge stands: by itself, and by the lists of its refunds and of its disputes. */
export const stripeAccountOf =
  (client: Stripe): GatewayApi['accountOf'] =>
  async ({ gatewayPaymentId: charge }) => {
    const [found, back, disputed] = await Promise.all([
      askStripe(() => client.charges.retrieve(charge), stripeCharge),
      askStripe(() => client.refunds.list({ charge, limit: page }), refunds),
      askStripe(() => client.disputes.list({ charge, limit: page }), disputes),
    ]);
    if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
    // Only the lists tell whether a dispute is open, and which refund is ours.
    if (back.kind !== 'answer') return { kind: 'unavailable', reason: back.reason };
    if (disputed.kind !== 'answer') return { kind: 'unavailable', reason: disputed.reason };
    const { currency, captured, amount_captured: taken, amount_refunded: gone } = found.body;
    const account: PaymentAccount = {
      captured: captured ? fromStripe(taken, currency) : 0,
      givenBack: fromStripe(gone, currency),
      refunds: back.body.data.map(toldRefund),
      disputes: disputed.body.data.map(toldDispute),
    };
    return { kind: 'known', ...account };
  };

export const refundStanding = (status: string | null | undefined): KnownRefund['kind'] => {
  if (status === 'succeeded') return 'processed';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

/** A refund; our note says that it is ours. */
export const toldRefund = ({ id, amount, currency, status, metadata }: z.output<typeof stripeRefund>): ToldRefund => ({
  gatewayRefundId: id,
  refundId: metadata?.['refund_id'] ?? null,
  amount: fromStripe(amount, currency),
  status: refundStanding(status),
});

/** A dispute. An inquiry that is closed, and what was prevented, took no money. */
export function toldDispute({ id, amount, currency, status }: z.output<typeof stripeDispute>): ToldDispute {
  const told = { gatewayDisputeId: id, amount: fromStripe(amount, currency) };
  switch (status) {
    case 'won':
    case 'lost':
      return { ...told, status };
    case 'warning_closed':
    case 'prevented':
      return { ...told, status: 'closed' };
    default:
      return { ...told, status: 'open' };
  }
}
