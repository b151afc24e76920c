import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { cancelByProperty } from '../../reservations/reservations.ts';
import { openBookingsOf } from './open-bookings.queries.ts';

/** Ends what an earlier trial booked, so that its rooms are free again: whatever was paid in test money goes back. */
export async function endTrialBookings(
  { db, hotels }: Pick<Deps, 'db' | 'hotels'>,
  hotelId: number,
  now: Date,
): Promise<void> {
  const hotel = await hotels.byId(hotelId);
  if (hotel === undefined) return;
  for (const bookingId of await openBookingsOf(db, hotelId))
    await transact(db, (tx) => cancelByProperty(tx, hotel, bookingId, undefined, now));
}
