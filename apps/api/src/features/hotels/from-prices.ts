import { todayIn } from '@latchkey/booking-core/time';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/open-database.ts';
import { calendarOf } from '../calendar/calendar.service.ts';
import type { HotelRecord } from './hotel-record.ts';

const daysLooked = 30;
const keptMs = 5000;

/** The lowest price of a night in the next days, every mandatory charge in it; null when nothing is free. */
export function createFromPrices(db: Database, clock: () => Date): (hotel: HotelRecord) => Promise<number | null> {
  const kept = new LRUCache<number, { price: number | null }>({ max: 500, ttl: keptMs });
  return async (hotel) => {
    const known = kept.get(hotel.id);
    if (known !== undefined) return known.price;
    const now = clock();
    const days = await calendarOf(db, hotel, { from: todayIn(hotel.facts.timeZone, now.getTime()), days: daysLooked }, now);
    const prices = days.flatMap((day) => (day.price === null ? [] : [day.price]));
    const price = prices.length === 0 ? null : Math.min(...prices);
    kept.set(hotel.id, { price });
    return price;
  };
}
