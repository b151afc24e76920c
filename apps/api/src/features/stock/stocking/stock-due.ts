import { todayIn } from '@latchkey/booking-core/time';
import type { Deps } from '../../../deps.ts';
import { stockHotel } from './stock-hotel.ts';
import { dueStock, postponeStock } from './stock-hotel.queries.ts';

/** Hotels in one run. */
const batch = 50;
/** When one that could not be stocked is tried again, in milliseconds. */
const againMs = 3_600_000;

/** Gives hotels on which a day began their next night; answers how many were looked at. */
export async function stockDue({
  db,
  hotels,
  clock,
  log,
}: Pick<Deps, 'db' | 'hotels' | 'clock' | 'log'>): Promise<number> {
  const now = clock().getTime();
  const due = await dueStock(db, new Date(now), batch);
  for (const hotelId of due)
    try {
      const hotel = await hotels.byId(hotelId);
      if (hotel === undefined) throw new Error('it is not there');
      await stockHotel(db, hotel.readFacts(), todayIn(hotel.sale.timeZone, now), false);
    } catch (cause) {
      log.error({ err: cause, hotelId }, 'a hotel could not be stocked');
      await postponeStock(db, hotelId, new Date(now + againMs));
    }
  return due.length;
}
