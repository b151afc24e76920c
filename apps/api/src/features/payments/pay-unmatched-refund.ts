import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { findUnmatched, writeUnmatchedRefund, type UnmatchedPaymentKey } from './unmatched-payments.queries.ts';

/**
 * Refunds an unmatched payment in full by its gateway. Throws while the gateway cannot be asked or has not paid: the
 * outbox tries again. A refund that the gateway refuses is logged for the operator and not tried again.
 */
export async function payUnmatchedRefund(deps: Deps, hotelId: number, key: UnmatchedPaymentKey): Promise<void> {
  const row = await findUnmatched(deps.db, hotelId, key);
  if (row === undefined || row.refund_status !== 'pending') return;
  const gateway = deps.gateways[row.gateway];
  const { refund_id: refundId, gateway_payment_id: gatewayPaymentId, amount } = row;
  const outcome =
    row.gateway_refund_id === null
      ? await gateway.refund({ hotelId, refundId, gatewayPaymentId, amount })
      : await gateway.refundState({ gatewayPaymentId, gatewayRefundId: row.gateway_refund_id });
  switch (outcome.kind) {
    case 'unavailable':
      throw new Error(`gateway unavailable: ${outcome.reason}`);
    case 'refused':
      deps.log.error({ ...key, hotelId, reason: outcome.reason }, 'refund of an unmatched payment refused');
      await writeUnmatchedRefund(deps.db, row, { refund_status: 'refused' });
      return;
    case 'processed':
      await writeUnmatchedRefund(deps.db, row, {
        refund_status: 'processed',
        gateway_refund_id: outcome.gatewayRefundId,
      });
      return;
    case 'pending':
      await writeUnmatchedRefund(deps.db, row, { gateway_refund_id: outcome.gatewayRefundId });
      throw new Error('the gateway has not paid the refund yet');
    case 'failed':
      await writeUnmatchedRefund(deps.db, row, { refund_id: randomUUID(), gateway_refund_id: null });
      throw new Error('the gateway could not pay the refund');
  }
}
