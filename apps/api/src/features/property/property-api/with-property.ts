import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { bookingOfReference, type BookingRow, findBooking } from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { callerOf } from './property-keys.ts';

export const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
export const unknownBooking = { status: 404, body: { code: 'not_found' } } as const;

/** The hotel that the caller's key opens; every query of the call is within it. */
export async function hotelOfCaller(
  deps: Deps,
  headers: { authorization?: string | undefined },
): Promise<HotelRecord | undefined> {
  return (await callerOf(deps, headers.authorization))?.hotel;
}

/** A booking of that hotel, by its id or its reference. */
export async function bookingOfHotel(deps: Deps, hotel: HotelRecord, named: string): Promise<BookingRow | undefined> {
  if (hotelIdIn(named) === hotel.id) return findBooking(deps.db, bookingKey(hotel.id, named));
  return bookingOfReference(deps.db, hotel.id, named.toUpperCase());
}
