import type { RateGrid } from '@latchkey/api-contract/types';
import { addDays } from '@latchkey/booking-core/dates';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { datesOf, type DateSpan } from '../ari-edits/editable-nights.ts';
import { pickedUp, type SoldOn, usedOn } from './rate-grid.queries.ts';

/** A pick-up is what the last seven days have brought. */
const pickUpMs = 7 * 86_400_000;

/** 52 weeks: the same weekday, whatever the year is like. */
const yearOfWeekdays = 364;

/** How nights sell, over all types that are rooms themselves: what takes others with it would count them twice. */
export async function forecastOf(
  db: Database,
  hotel: HotelRecord,
  span: DateSpan,
  roomTypes: RateGrid['roomTypes'],
  now: Date,
): Promise<RateGrid['forecast']> {
  const own = hotel.sale.rooms.filter(({ consistsOf }) => consistsOf === undefined).map(({ id }) => id);
  const before = { from: addDays(span.from, -yearOfWeekdays), to: addDays(span.to, -yearOfWeekdays) };
  const since = new Date(now.getTime() - pickUpMs);
  const [picked, used] = await Promise.all([
    pickedUp(db, hotel.id, span, { since, roomTypeIds: own }).then(byDate),
    usedOn(db, hotel.id, before, own).then(byDate),
  ]);
  const counted = roomTypes.filter(({ roomTypeId }) => own.includes(roomTypeId)).flatMap(({ nights }) => nights);
  const ofDate = Map.groupBy(counted, ({ date }) => date);
  return datesOf(span).map((date) => {
    const nights = ofDate.get(date) ?? [];
    const sum = (of: 'total' | 'sold' | 'left'): number => nights.reduce((all, night) => all + night[of], 0);
    return {
      date,
      total: sum('total'),
      sold: sum('sold'),
      left: sum('left'),
      pickUp: picked.get(date) ?? 0,
      lastYear: used.get(addDays(date, -yearOfWeekdays)) ?? null,
    };
  });
}

const byDate = (rows: readonly SoldOn[]): Map<string, number> => new Map(rows.map(({ date, rooms }) => [date, rooms]));
