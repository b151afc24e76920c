import type { Database, Work } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { lockBooking } from '../bookings/bookings.queries.ts';
import { notifyGuest } from '../outbox/guest-notifications.ts';
import { failedRefunds, lockRefund, writeRefund, type RefundRow } from './refunds.queries.ts';
import { startRefund } from './start-refund.ts';

const firstWaitMs = 60_000;
const longestWaitMs = 24 * 3_600_000;
/** Some 34 hours of trying; after that the refund counts as a broken invariant, which the operator sees. */
const mostFailures = 12;

/**
 * Writes what the gateway says of a refund, in any order, any number of times: processed or failed is its end. What a
 * failed one owed is owed still, and is tried again by a refund of its own, ever later.
 */
export async function settleRefund(
  db: Database,
  of: { hotelId: number; bookingId: string; refundId: string },
  result: { status: RefundRow['status']; gatewayRefundId: string | null },
  at: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, of.hotelId, of.bookingId);
    const refund = await lockRefund(tx, of.hotelId, of.refundId);
    if (booking === undefined || refund === undefined || refund.status !== 'pending') return;
    await writeRefund(tx, refund, result);
    if (result.status === 'pending') return;
    const type = result.status === 'failed' ? 'refund_failed' : 'refund_processed';
    await recordEvent(tx, booking, { type, actor: 'system', at, facts: { refundId: refund.refund_id } });
    const about = { refundId: refund.refund_id };
    if (result.status === 'processed') return notifyGuest(tx, booking, 'refund_processed', at, about);
    // Told once: the tries after the first go on by themselves.
    if ((await failedRefunds(tx, refund)) === 1) await notifyGuest(tx, booking, 'refund_failed', at, about);
    await tryAgain(tx, refund, at);
  });
}

async function tryAgain(tx: Work, refund: RefundRow, at: Date): Promise<void> {
  const failures = await failedRefunds(tx, refund);
  if (failures >= mostFailures) return;
  const payAt = new Date(at.getTime() + Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)));
  await startRefund(
    tx,
    refund,
    { paymentId: refund.payment_id, amount: refund.amount, reason: refund.reason, payAt },
    at,
  );
}
