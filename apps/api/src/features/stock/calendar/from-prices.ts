import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { calendarOf } from './calendar.service.ts';
import { type HotelRecord, propertyNow } from '../../catalogue/catalogue.ts';

const daysLooked = 30;

/** The lowest price of a night in the next days, every mandatory charge in it; null when nothing is free. */
export function createFromPrices({
  ariSnapshots,
  clock,
}: Pick<Deps, 'ariSnapshots' | 'clock'>): (hotel: HotelRecord) => Promise<number | null> {
  const kept = new LRUCache<number, { readonly made: string; readonly price: number | null }>({ max: 500 });
  return async (hotel) => {
    const now = propertyNow(hotel.sale.timeZone, clock());
    const { snapshot, version } = await ariSnapshots.of(hotel.id);
    const made = `${version} ${hotel.fingerprint} ${now.today} ${now.hour}`;
    const known = kept.get(hotel.id);
    if (known?.made === made) return known.price;
    const prices = calendarOf(hotel, { from: now.today, days: daysLooked }, now, snapshot).flatMap((day) =>
      day.price === null ? [] : [day.price],
    );
    const price = prices.length === 0 ? null : Math.min(...prices);
    kept.set(hotel.id, { made, price });
    return price;
  };
}
