import { mayMove } from '@latchkey/booking-core/booking-states';
import type { Database } from '../../database/open-database.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { giveRooms } from '../inventory/inventory.service.ts';
import { promiseNotice } from '../notices/promise-notice.ts';
import { refundCaptured } from '../refunds/refund-amount.ts';
import { recordEvent } from './booking-events.ts';
import { dueBookings, linesOf, lockIdleBooking, writeStatus, type BookingRow } from './bookings.queries.ts';

const batch = 50;

/**
 * Lets go the rooms of every hold that has run out, one booking a transaction so that no two bookings' locks can cross.
 * Money that a request already held goes back. Returns how many expired.
 */
export async function expireBookings(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = deps.clock();
  let expired = 0;
  for (const due of await dueBookings(deps.db, now, batch)) {
    // One booking that cannot be expired must not keep the rooms of all that come after it.
    const isExpired = await expireOne(deps.db, due, now).catch((cause: unknown) => {
      deps.log.error({ err: cause, hotelId: due.hotel_id }, 'a hold could not be ended');
      return false;
    });
    if (isExpired) expired += 1;
  }
  return expired;
}

function expireOne(db: Database, due: Pick<BookingRow, 'hotel_id' | 'booking_id'>, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const booking = await lockIdleBooking(tx, due.hotel_id, due.booking_id);
    if (booking === undefined || booking.expires_at === null || booking.expires_at > now || !mayMove(booking.status, 'expired', 'clock')) return false;
    await writeStatus(tx, booking, 'expired', null);
    await giveRooms(tx, booking.hotel_id, await linesOf(tx, booking.hotel_id, booking.booking_id));
    await recordEvent(tx, booking, { type: 'expired', actor: 'clock', at: now });
    await refundCaptured(tx, booking, 'booking_expired', now);
    // Who let a payment run out knows; who waited for the house does not.
    if (booking.status !== 'payment_pending') await promiseNotice(tx, booking, 'request_expired', now);
    return true;
  });
}
