import { toGatewayUnits, type CurrencyCode } from '@latchkey/booking-core/currency';
import type { Deps } from '../../deps.ts';
import { findRefund, settleRefund } from './refunds.queries.ts';

/** Pays one refund by its gateway. Throws when the gateway could not be asked: the outbox tries again with the same key. */
export async function payRefund(deps: Deps, hotelId: number, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, hotelId, refundId);
  if (refund === undefined || refund.status !== 'pending') return;
  if (refund.gateway_payment_id === null) throw new Error('a refund of a payment that was never made');
  const outcome = await deps.gateways[refund.gateway].refund({
    hotelId,
    refundId,
    gatewayPaymentId: refund.gateway_payment_id,
    amount: toGatewayUnits(refund.amount, refund.currency as CurrencyCode),
  });
  const of = { hotelId, bookingId: refund.booking_id, refundId };
  switch (outcome.kind) {
    case 'unavailable':
      throw new Error(`gateway unavailable: ${outcome.reason}`);
    case 'refused':
      deps.log.error({ refundId, reason: outcome.reason }, 'refund refused by the gateway');
      await settleRefund(deps.db, of, { status: 'failed', gatewayRefundId: null }, deps.clock());
      return;
    default:
      await settleRefund(deps.db, of, { status: outcome.kind, gatewayRefundId: outcome.gatewayRefundId }, deps.clock());
  }
}
