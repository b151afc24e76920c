import type { BookingKey } from '../../database/booking-key.ts';
import type { Database } from '../../database/database.types.ts';
import { ofThese, type OfHotels } from '../../database/read-by-server.ts';

const most = 500;

/** Bookings whose registrations may go by a day that has begun somewhere. */
export const dueToForget = (db: Database, hotelIds: OfHotels, now: Date): Promise<BookingKey[]> =>
  db
    .selectFrom('registration')
    .select(['hotel_id', 'booking_id'])
    .distinct()
    .where('kept_until', '<=', now.toISOString().slice(0, 10) as never)
    .where(ofThese(hotelIds))
    .orderBy('hotel_id')
    .orderBy('booking_id')
    .limit(most)
    .execute();
