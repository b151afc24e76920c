import { bookingKey } from '../../../database/booking-key.ts';
import { unlessLost } from '../../../database/server-lost.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lockBooking, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { lapsedChanges } from './lapse-changes.queries.ts';

const batch = 50;

/** Notices, once each, changes that were not paid in time, and tells guest and property; the stay is as it was. Returns how many. */
export async function lapseChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const due = await lapsedChanges(db, now, batch);
  for (const { hotel_id: hotelId, booking_id: bookingId } of due)
    await transact<void>(db, async (tx) => {
      const booking = await lockBooking(tx, bookingKey(hotelId, bookingId));
      const change = booking?.change;
      if (booking === undefined || !change || booking.status !== 'confirmed') return;
      if (change.lapsed === true || new Date(change.expiresAt) > now) return;
      await writeBooking(tx, booking, { change: JSON.stringify({ ...change, lapsed: true }) });
      await recordEvent(tx, booking, { type: 'change_lapsed', actor: 'clock', at: now });
      await notifyGuest(tx, booking, 'change_lapsed', now);
    }).catch(unlessLost);
  return due.length;
}
