import type { BookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking, waitsForCode } from '../../bookings/bookings.ts';
import { startLookup } from './start-lookup.ts';

/** Sends the codes of a booking that waits for one, as a look-up of it does; other bookings get none. */
export async function sendProofCode(deps: Deps, key: BookingKey): Promise<void> {
  const booking = await findBooking(deps.db, key);
  const hotel = await deps.hotels.byId(key.hotel_id);
  if (booking === undefined || hotel === undefined || !waitsForCode(booking)) return;
  const from = { address: null, language: booking.language };
  await startLookup(deps, hotel, { kind: 'booking', hotelId: key.hotel_id, bookingId: key.booking_id }, from);
}
