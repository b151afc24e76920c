import { z } from 'zod';
import type { GatewayNews } from './gateway-news.ts';

/** A webhook of the card vault; events of other names are taken and left alone. `reference` is ours, of a refund. */
export const cardVaultEvent = z.object({
  eventId: z.string().min(1).max(128),
  event: z.string(),
  orderId: z.string(),
  paymentId: z.string().optional(),
  transactionId: z.string().optional(),
  code: z.string().optional(),
  refundId: z.string().optional(),
  reference: z.string().optional(),
});

export type CardVaultEvent = z.output<typeof cardVaultEvent>;

/** What it tells; null where that is nothing we act on. */
export function newsOfCardVault({
  event,
  orderId,
  paymentId,
  transactionId,
  code,
  refundId,
  reference,
}: CardVaultEvent): GatewayNews | null {
  switch (event) {
    case 'payment.captured':
      return paymentId === undefined
        ? null
        : {
            about: 'payment',
            orderId,
            result: { kind: 'captured', gatewayPaymentId: paymentId, gatewayTransactionId: transactionId ?? null },
          };
    case 'payment.failed':
      return paymentId === undefined
        ? null
        : {
            about: 'payment',
            orderId,
            result: { kind: 'failed', gatewayPaymentId: paymentId, code: code ?? 'FAILED' },
          };
    case 'refund.processed':
    case 'refund.failed':
      if (refundId === undefined || reference === undefined) return null;
      return {
        about: 'refund',
        refundId: reference,
        gatewayRefundId: refundId,
        status: event === 'refund.processed' ? 'processed' : 'failed',
      };
    default:
      return null;
  }
}
