import type { Deps } from '../../../deps.ts';
import { findBooking, waitsForCode } from '../../reservations/reservations.ts';
import { startLookup } from './start-lookup.ts';

/**
 * Sends the codes of a booking that waits for one, as a look-up of it does; a booking that no longer waits gets no
 * code.
 */
export async function sendProofCode(deps: Deps, hotelId: number, bookingId: string): Promise<void> {
  const booking = await findBooking(deps.db, hotelId, bookingId);
  const hotel = await deps.hotels.byId(hotelId);
  if (booking === undefined || hotel === undefined || !waitsForCode(booking)) return;
  const from = { address: null, language: booking.language };
  await startLookup(deps, hotel, { kind: 'booking', hotelId, bookingId }, from);
}
