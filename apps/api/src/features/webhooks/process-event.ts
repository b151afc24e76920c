import type { Deps } from '../../deps.ts';
import { settle } from '../payments/settle.ts';
import { findRefund } from '../refunds/refunds.queries.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { cardVaultEvent, newsOfCardVault } from './card-vault-event.ts';
import type { GatewayNews } from './gateway-news.ts';
import { newsOfRazorpay, razorpayEvent } from './razorpay-event.ts';
import { markProcessed, type InboxRow } from './inbox.queries.ts';

/** Acts on one event of the inbox. Done again, or out of order, it changes nothing more. */
export async function processEvent(deps: Deps, row: InboxRow): Promise<void> {
  const news = newsIn(row);
  if (news === null) deps.log.debug({ eventId: row.eventId }, 'event left alone');
  else if (news.about === 'payment') await reportPayment(deps, row, news);
  else await reportRefund(deps, row.hotelId, news);
  await markProcessed(deps.db, row, deps.clock());
}

function newsIn({ gateway, payload }: InboxRow): GatewayNews | null {
  if (gateway === 'razorpay') {
    const event = razorpayEvent.safeParse(payload);
    return event.success ? newsOfRazorpay(event.data) : null;
  }
  const event = cardVaultEvent.safeParse(payload);
  return event.success ? newsOfCardVault(event.data) : null;
}

async function reportPayment(
  deps: Deps,
  { hotelId, gateway, eventId }: InboxRow,
  { orderId, result }: Extract<GatewayNews, { about: 'payment' }>,
): Promise<void> {
  const settled = await settle(deps, { hotelId, gateway, orderId, result });
  if (settled.kind === 'unknown_order')
    deps.log.warn({ gateway, eventId, hotelId }, 'an event of an order that is not ours');
}

async function reportRefund(
  deps: Deps,
  hotelId: number,
  { refundId, gatewayRefundId, status }: Extract<GatewayNews, { about: 'refund' }>,
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
