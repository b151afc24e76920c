import type { Deps } from '../../deps.ts';
import { settle } from '../payments/settle.ts';
import { findRefund } from '../refunds/refunds.queries.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { noteOf, razorpayEvent, type RazorpayEvent } from './razorpay-event.ts';
import { markProcessed, type InboxRow } from './inbox.queries.ts';

/** Acts on one event of the inbox. Done again, or out of order, it changes nothing more. */
export async function processEvent(deps: Deps, row: InboxRow): Promise<void> {
  const parsed = razorpayEvent.safeParse(row.payload);
  if (parsed.success) await actOn(deps, row.hotelId, parsed.data);
  await markProcessed(deps.db, row, deps.clock());
}

async function actOn(deps: Deps, hotelId: number, event: RazorpayEvent): Promise<void> {
  const payment = event.payload.payment?.entity;
  switch (event.event) {
    case 'payment.captured':
    case 'order.paid':
      if (payment?.order_id)
        await report(deps, event.event, {
          hotelId,
          gateway: 'razorpay',
          orderId: payment.order_id,
          result: { kind: 'captured', gatewayPaymentId: payment.id, gatewayTransactionId: null },
        });
      return;
    case 'payment.failed':
      if (payment?.order_id)
        await report(deps, event.event, {
          hotelId,
          gateway: 'razorpay',
          orderId: payment.order_id,
          result: { kind: 'failed', gatewayPaymentId: payment.id, code: payment.error_code ?? 'FAILED' },
        });
      return;
    case 'refund.processed':
    case 'refund.failed':
      await refundReport(deps, event, hotelId);
      return;
    default:
      deps.log.debug({ event: event.event }, 'event left alone');
  }
}

async function report(deps: Deps, event: string, found: Parameters<typeof settle>[1]): Promise<void> {
  const settled = await settle(deps, found);
  if (settled.kind === 'unknown_order') deps.log.warn({ event, hotelId: found.hotelId }, 'an event of an order that is not ours');
}

async function refundReport(deps: Deps, event: RazorpayEvent, hotelId: number): Promise<void> {
  const entity = event.payload.refund?.entity;
  const refundId = noteOf(entity?.notes, 'refund_id');
  const refund = refundId === undefined ? undefined : await findRefund(deps.db, hotelId, refundId);
  if (entity === undefined || refund === undefined) return;
  await settleRefund(
    deps.db,
    { hotelId, bookingId: refund.booking_id, refundId: refund.refund_id },
    { status: event.event === 'refund.processed' ? 'processed' : 'failed', gatewayRefundId: entity.id },
    deps.clock(),
  );
}
