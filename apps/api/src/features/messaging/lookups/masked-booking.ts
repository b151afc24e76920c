import type { MaskedBooking } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A booking in a list: enough for its guest to tell one from another. */
export async function maskedView(deps: Deps, row: BookingRow): Promise<MaskedBooking> {
  const hotel = await deps.hotels.byId(row.hotel_id);
  return {
    bookingId: row.booking_id,
    reference: row.reference,
    hotelId: row.hotel_id,
    hotelName: hotel?.wordsIn(row.language).words.name ?? '',
    status: row.status,
    stay: row.selection.stay,
    guestName: masked(row.travellers[0]?.fullName ?? ''),
  };
}

/** The first letter of each word, and dots. */
function masked(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(\P{M}\p{M}*).*$/su, '$1•••'))
    .join(' ');
}
