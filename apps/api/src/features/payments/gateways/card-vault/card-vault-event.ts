import { z } from 'zod';
import type { GatewayEvent } from '../gateway-webhook.ts';

/** A webhook of the card vault; other events are accepted and ignored. `reference` is ours, of a refund. */
export const cardVaultEvent = z.object({
  eventId: z.string().min(1).max(128),
  event: z.string(),
  orderId: z.string(),
  paymentId: z.string().optional(),
  transactionId: z.string().optional(),
  /** In hundredths of the currency; of a captured payment. */
  amount: z.int().optional(),
  currency: z.string().optional(),
  code: z.string().optional(),
  refundId: z.string().optional(),
  reference: z.string().optional(),
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
}: CardVaultEvent): GatewayEvent | null {
  switch (event) {
    case 'payment.captured':
      // Without its amount a payment cannot be held against what was asked: the reconciler asks the provider.
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
