import { addDays, daysOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import type { OnTheBooks } from '@latchkey/booking-core/reports';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { confirmedIn } from '../bookings/report-bookings.queries.ts';
import { stayOf } from '../bookings/stays-of-bookings.ts';

/** What stands on a hotel's books for each date from one on, as far ahead as it sells. */
export async function booksFrom(
  db: Database,
  hotel: HotelRecord,
  from: LocalDate,
): Promise<Map<LocalDate, OnTheBooks>> {
  const { rows } = await confirmedIn(hotel.id, { from, to: addDays(from, daysOnSale.most) }).execute(db);
  const books = new Map<LocalDate, OnTheBooks>();
  for (const { date, isTaken, rooms, roomRevenue } of rows.flatMap((row) => stayOf(hotel, row).nights)) {
    if (date < from) continue;
    const { nights, revenue } = books.get(date) ?? { nights: 0, revenue: 0 };
    books.set(date, { nights: nights + (isTaken && roomRevenue > 0 ? rooms : 0), revenue: revenue + roomRevenue });
  }
  return books;
}
