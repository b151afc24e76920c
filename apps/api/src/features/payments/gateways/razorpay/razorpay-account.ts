import { z } from 'zod';
import type { PaymentAccount, ToldDispute, ToldRefund } from '../../../ledger/payment-account.types.ts';
import { askGateway, type GatewayCall } from '../gateway-http.ts';
import type { GatewayApi } from '../gateway-api.ts';
import { razorpayNotes, razorpayPayment, noteOf } from './razorpay-payment.ts';

export const razorpayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int().nullish(),
  status: z.string().nullish(),
  receipt: z.string().nullish(),
  notes: razorpayNotes,
});
export const razorpayDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: z.int().nullish(),
  status: z.string().nullish(),
});

const refunds = z.object({ items: z.array(razorpayRefund) });
const disputes = z.object({ items: z.array(razorpayDispute) });
const page = 100;
const mostPages = 10;

/** How a payment stands at the India gateway: by itself, the list of its refunds, and that of the account's disputes. */
export const razorpayAccountOf =
  (read: (path: string) => GatewayCall): GatewayApi['accountOf'] =>
  async ({ gatewayPaymentId, since }) => {
    const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}`;
    const [found, disputed] = await Promise.all([
      askGateway(read(path), razorpayPayment),
      disputesOf(read, gatewayPaymentId, since),
    ]);
    if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
    const { amount, amount_refunded: givenBack, captured, status } = found.body;
    const account: PaymentAccount = {
      captured: captured === true || status === 'captured' ? amount : 0,
      givenBack: givenBack ?? (status === 'refunded' ? amount : 0),
      refunds: [],
      disputes: disputed,
    };
    const listed = await askGateway(read(`${path}/refunds?count=${page}`), refunds);
    // Without the list, what is left is known all the same, and a message tells of each refund.
    return { kind: 'known', ...account, refunds: listed.kind === 'answer' ? listed.body.items.map(toldRefund) : [] };
  };

/** Disputes are listed by account: those since the payment was opened are read, the newest first. */
async function disputesOf(
  read: (path: string) => GatewayCall,
  paymentId: string,
  since: Date,
): Promise<readonly ToldDispute[]> {
  const from = Math.floor(since.getTime() / 1000);
  const told: ToldDispute[] = [];
  for (let at = 0; at < mostPages; at += 1) {
    const path = `/v1/disputes?count=${page}&skip=${at * page}&from=${from}`;
    const found = await askGateway(read(path), disputes);
    // An account without this list hears of disputes by messages alone.
    if (found.kind !== 'answer') return told;
    told.push(
      ...found.body.items.filter((one) => one.payment_id === paymentId).map((one) => toldDispute(one, one.status)),
    );
    if (found.body.items.length < page) return told;
  }
  return told;
}

/** A refund; our note, or the receipt that we gave it, says that it is ours. `by` is the event that tells of it. */
export function toldRefund(refund: z.output<typeof razorpayRefund>, by?: unknown): ToldRefund {
  const status = by === 'processed' || by === 'failed' ? by : refund.status;
  return {
    gatewayRefundId: refund.id,
    refundId: noteOf(refund.notes, 'refund_id') ?? refund.receipt ?? null,
    amount: refund.amount ?? null,
    status: status === 'processed' || status === 'failed' ? status : 'pending',
  };
}

/** A dispute; `standing` is its state, or the event that tells of it. */
export function toldDispute(
  dispute: z.output<typeof razorpayDispute>,
  standing: string | null | undefined,
): ToldDispute {
  const deducted = dispute.amount_deducted ?? 0;
  const isLost = standing === 'lost' || (standing === 'closed' && deducted > 0);
  return {
    gatewayDisputeId: dispute.id,
    amount: isLost && deducted > 0 ? deducted : dispute.amount,
    status: isLost ? 'lost' : standing === 'won' || standing === 'closed' ? standing : 'open',
  };
}
