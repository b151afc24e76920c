import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Deps } from '../../deps.ts';
import { findRefund } from './refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Pays one refund by its gateway, and asks about it until it is done. Throws when the gateway could not be asked or has not
 * decided: the outbox tries again, with the same key.
 */
export async function payRefund(deps: Deps, hotelId: number, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, hotelId, refundId);
  if (refund === undefined || refund.status !== 'pending') return;
  if (refund.gateway_payment_id === null) throw new Error('a refund of a payment that was never made');
  const gateway = deps.gateways[refund.gateway];
  const gatewayPaymentId = refund.gateway_payment_id;
  const amount = toGatewayUnits(refund.amount, refund.currency);
  const outcome =
    refund.gateway_refund_id === null
      ? await gateway.refund({ hotelId, refundId, gatewayPaymentId, amount })
      : await gateway.refundState({ gatewayPaymentId, gatewayRefundId: refund.gateway_refund_id });
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
      if (outcome.kind === 'pending') throw new Error('the gateway has not paid the refund yet');
  }
}
