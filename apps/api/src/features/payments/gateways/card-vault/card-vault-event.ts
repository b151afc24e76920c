import { z } from 'zod';
import type { ToldDispute, ToldRefund } from '../../../ledger/payment-account.types.ts';
import type { GatewayEvent } from '../gateway-webhook.ts';

/**
 * A webhook of the card vault; other events are accepted and ignored. `reference` is ours, of a refund; one made at the
 * provider has none.
 */
export const cardVaultEvent = z.object({
  eventId: z.string().min(1).max(128),
  event: z.string(),
  orderId: z.string(),
  paymentId: z.string().optional(),
  transactionId: z.string().optional(),
  /** In hundredths of the currency; of a captured payment, a refund or a dispute. */
  amount: z.int().optional(),
  currency: z.string().optional(),
  code: z.string().optional(),
  refundId: z.string().optional(),
  reference: z.string().nullish(),
  disputeId: z.string().optional(),
});

export type CardVaultEvent = z.output<typeof cardVaultEvent>;

/** What the event says; null where the engine does not act on it. */
export function eventOfCardVault({
  event,
  orderId,
  paymentId,
  transactionId,
  amount,
  currency,
  code,
  refundId,
  reference,
  disputeId,
}: CardVaultEvent): GatewayEvent | null {
  switch (event) {
    case 'payment.captured':
      // A payment of unknown amount cannot be compared with the order: the reconciler asks the provider.
      return paymentId === undefined || amount === undefined || currency === undefined
        ? null
        : {
            about: 'payment',
            orderId,
            result: {
              kind: 'captured',
              gatewayPaymentId: paymentId,
              gatewayTransactionId: transactionId ?? null,
              amount,
              currency,
            },
          };
    case 'payment.failed':
      return paymentId === undefined
        ? null
        : {
            about: 'payment',
            orderId,
            result: { kind: 'failed', gatewayPaymentId: paymentId, code: code ?? 'FAILED' },
          };
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed': {
      const status = event === 'refund.created' ? 'pending' : event === 'refund.processed' ? 'processed' : 'failed';
      const refund: ToldRefund = {
        gatewayRefundId: refundId ?? '',
        refundId: reference ?? null,
        amount: amount ?? null,
        status,
      };
      return refundId === undefined || paymentId === undefined
        ? null
        : { about: 'account', gatewayPaymentId: paymentId, orderId, told: { refunds: [refund], disputes: [] } };
    }
    case 'payment.dispute.created':
    case 'payment.dispute.under_review':
    case 'payment.dispute.action_required':
    case 'payment.dispute.won':
    case 'payment.dispute.lost':
    case 'payment.dispute.closed': {
      if (disputeId === undefined || paymentId === undefined || amount === undefined) return null;
      const dispute = { gatewayDisputeId: disputeId, amount, status: disputeStanding(event) };
      return { about: 'account', gatewayPaymentId: paymentId, orderId, told: { refunds: [], disputes: [dispute] } };
    }
    default:
      return null;
  }
}

function disputeStanding(event: string): ToldDispute['status'] {
  const standing = event.slice('payment.dispute.'.length);
  return standing === 'won' || standing === 'lost' || standing === 'closed' ? standing : 'open';
}
