import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { findShare, type ShareRow } from '../../ledger/ledger.ts';

interface FoundShare {
  readonly hotel: AgreedHotel;
  readonly booking: BookingRow;
  readonly share: ShareRow;
}

/** A share by its secret id, within the hotel that the id names. */
export async function shareOf(deps: Deps, shareId: string): Promise<FoundShare | undefined> {
  const hotelId = hotelIdIn(shareId);
  const hotel = hotelId === null ? undefined : await deps.hotels.byId(hotelId);
  const share = hotel === undefined ? undefined : await findShare(deps.db, hotel.id, shareId);
  if (hotel === undefined || share === undefined) return undefined;
  const booking = await findBooking(deps.db, bookingKey(hotel.id, share.booking_id));
  return booking === undefined ? undefined : { hotel: await hotel.agreedHotel(deps.db, booking), booking, share };
}
