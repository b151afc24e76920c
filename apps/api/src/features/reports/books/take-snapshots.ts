import { addDays, daysOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import type { Deps } from '../../../deps.ts';
import { type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import { booksFrom } from './books-of.ts';
import { forgetSnapshots, hotelIdsOf, insertSnapshot, snapshotOn } from './books.queries.ts';

/** Two years and a month: pick-up is compared with that of the year before. */
const keptDays = daysOnSale.most + 31;

/**
 * Keeps what stands on each hotel's books, once for each day of its own calendar and as early on it as the engine runs;
 * what is too old to be compared with goes. What another process has kept stands. `known` remembers, for one process, of
 * which day each hotel's are kept. Answers how many were kept.
 */
export async function takeSnapshots(
  { db, hotels, clock, log }: Pick<Deps, 'db' | 'hotels' | 'clock' | 'log'>,
  known = new Map<number, LocalDate>(),
): Promise<number> {
  const now = clock();
  let taken = 0;
  for (const hotelId of await hotelIdsOf(db)) {
    const hotel = await hotels.byId(hotelId);
    if (hotel === undefined) continue;
    const today = propertyToday(hotel.sale.timeZone, now);
    if (known.get(hotelId) === today) continue;
    try {
      if (await takeOne(db, hotel, today, now)) taken += 1;
      known.set(hotelId, today);
    } catch (cause) {
      log.error({ err: cause, hotelId }, 'the books of a day could not be kept');
    }
  }
  return taken;
}

async function takeOne(db: Deps['db'], hotel: HotelRecord, today: LocalDate, at: Date): Promise<boolean> {
  if ((await snapshotOn(db, hotel.id, today))?.taken_on === today) return false;
  const books = await booksFrom(db, hotel, today);
  const nights = Object.fromEntries(
    [...books].map(([date, { nights: rooms, revenue }]) => [date, [rooms, revenue] as const]),
  );
  await forgetSnapshots(db, hotel.id, addDays(today, -keptDays));
  return insertSnapshot(db, { hotelId: hotel.id, takenOn: today, nights, at });
}
