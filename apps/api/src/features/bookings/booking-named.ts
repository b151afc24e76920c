import { bookingKey } from '../../database/booking-key.ts';
import type { Database } from '../../database/database.types.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { bookingOfReference, findBooking, type BookingRow } from './bookings.queries.ts';

/** A booking of a hotel, by its id or its reference, as it is read over the telephone. */
export const bookingNamed = (db: Database, hotelId: number, named: string): Promise<BookingRow | undefined> =>
  hotelIdIn(named) === hotelId
    ? findBooking(db, bookingKey(hotelId, named))
    : bookingOfReference(db, hotelId, named.toUpperCase());
