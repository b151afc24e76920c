import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import type { PendingChange } from '../../../database/tables/booking-tables.ts';
import { hasEvent } from '../../bookings/bookings.ts';

/** How long a guest who has reported nothing is at the payment company at most. */
const openMs = 30 * 60_000;

/** How long after the time to pay what is under way is waited for at most, however often it is reported or asked for anew. */
const longestMs = 24 * 60 * 60_000;

/**
 * When to look again whether money has come of a payment, of who booked or of a share, that was begun before the time to pay
 * was over (`lapses`), or of a change that waits for it; null where none can be on its way any more.
 */
export async function lookAgainForMoney(
  tx: Transaction,
  booking: BookingKey,
  change: Pick<PendingChange, 'expiresAt'> | null,
  lapses: Date,
  now: Date,
): Promise<Date | null> {
  const begun = await tx
    .selectFrom('payment')
    .select(['payment_id', 'created_at'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '=', 'pending')
    .where('created_at', '<', lapses)
    .where('created_at', '>', new Date(lapses.getTime() - longestMs))
    .execute();
  const ends = await Promise.all(
    begun.map(async ({ payment_id: paymentId, created_at: at }) =>
      (await hasEvent(tx, booking, 'payment_pending', { paymentId }))
        ? lapses.getTime() + longestMs
        : at.getTime() + openMs,
    ),
  );
  const changed = change === null ? 0 : Math.min(Date.parse(change.expiresAt), lapses.getTime() + longestMs);
  const end = Math.max(changed, ...ends);
  return end > now.getTime() ? new Date(Math.min(end, now.getTime() + openMs)) : null;
}
