import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { bookingNamed, type BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

export const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
export const unknownBooking = { status: 404, body: { code: 'not_found' } } as const;

/**
 * The hotel in which the caller works, as it was settled when the call was let in; every query of the call is within it.
 * Undefined where nobody was let in.
 */
export async function hotelOfCaller(
  deps: Pick<Deps, 'hotels'>,
  _headers: { authorization?: string | undefined },
): Promise<HotelRecord | undefined> {
  const acting = actingNow();
  return acting === undefined ? undefined : deps.hotels.byId(acting.principal.hotelId);
}

/** A booking of that hotel, by its id or its reference. */
export const bookingOfHotel = (deps: Deps, hotel: HotelRecord, named: string): Promise<BookingRow | undefined> =>
  bookingNamed(deps.db, hotel.id, named);
