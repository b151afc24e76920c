import type { BookingKey } from '../../database/booking-key.ts';
import type { Deps } from '../../deps.ts';
import { writeNames } from '../booking-access/booking-access.ts';
import { findBooking } from './bookings.queries.ts';

/** Has a booking be found by its names as it stands now; the outbox asks for it where they lie on other servers. */
export async function nameBooking({ db }: Pick<Deps, 'db'>, key: BookingKey): Promise<void> {
  const booking = await findBooking(db, key);
  if (booking !== undefined) await writeNames(db, booking);
}
