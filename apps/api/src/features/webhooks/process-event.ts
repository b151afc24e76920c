import type { Deps } from '../../deps.ts';
import { settle } from '../payments/settle.ts';
import { findRefund } from '../refunds/refunds.queries.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import type { GatewayEvent } from '../payments/gateways/gateway-webhook.ts';
import { markProcessed, type InboxRow } from './inbox.queries.ts';

/** Acts on one event of the inbox. Done again, or out of order, it changes nothing more. */
export async function processEvent(deps: Deps, row: InboxRow): Promise<void> {
  const event = deps.gateways[row.gateway].webhook.eventOf(row.payload);
  if (event === null) deps.log.debug({ eventId: row.eventId }, 'event left alone');
  else if (event.about === 'payment') await reportPayment(deps, row, event);
  else await reportRefund(deps, row.hotelId, event);
  await markProcessed(deps.db, row, deps.clock());
}

async function reportPayment(
  deps: Deps,
  { hotelId, gateway, eventId }: InboxRow,
  { orderId, result }: Extract<GatewayEvent, { about: 'payment' }>,
): Promise<void> {
  const settled = await settle(deps, { hotelId, gateway, orderId, result });
  if (settled.kind === 'unknown_order')
    deps.log.warn({ gateway, eventId, hotelId }, 'an event of an order that is not ours');
}

async function reportRefund(
  deps: Deps,
  hotelId: number,
  { refundId, gatewayRefundId, status }: Extract<GatewayEvent, { about: 'refund' }>,
): Promise<void> {
  const refund = await findRefund(deps.db, hotelId, refundId);
  if (refund === undefined) return;
  await settleRefund(
    deps.db,
    { hotelId, bookingId: refund.booking_id, refundId: refund.refund_id },
    { status, gatewayRefundId },
    deps.clock(),
  );
}
