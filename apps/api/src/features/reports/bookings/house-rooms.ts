import { addDays, daysBetween, type LocalDate, nightsOf } from '@latchkey/booking-core/dates';
import type { ReportPeriod } from '@latchkey/booking-core/reports';
import type { Database } from '../../../database/database.types.ts';
import { todayIn } from '@latchkey/booking-core/time';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type HouseUnit, roomsOnSaleIn, unitsIn } from './house-rooms.queries.ts';

/** Rooms of one type on one date; those out of order are among the available ones. */
export interface HouseRooms {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly available: number;
  readonly outOfOrder: number;
}

/** A room that is closed for half a year or more is none of the house's meanwhile. */
const longestOutOfOrder = 180;

/**
 * The rooms that a house has on each night: its rooms by number, also those held back from sale; of a type without
 * numbers, the rooms on sale. What takes other rooms with it counts as these.
 */
export async function houseRooms(
  db: Database,
  hotel: HotelRecord,
  period: ReportPeriod,
): Promise<readonly HouseRooms[]> {
  const [units, onSale] = await Promise.all([unitsIn(db, hotel.id, period), roomsOnSaleIn(db, hotel.id, period)]);
  const totals = new Map(onSale.map(({ date, room_type_id: type, total }) => [`${date} ${type}`, total]));
  const byType = Map.groupBy(units, ({ room_type_id }) => room_type_id);
  const { timeZone } = hotel.sale;
  const ownTypes = hotel.sale.rooms.filter(({ consistsOf }) => consistsOf === undefined).map(({ id }) => id);
  return nightsOf(period.from, addDays(period.to, 1)).flatMap((date) =>
    ownTypes.map((roomTypeId) => {
      const own = byType.get(roomTypeId);
      if (own === undefined)
        return { date, roomTypeId, available: totals.get(`${date} ${roomTypeId}`) ?? 0, outOfOrder: 0 };
      const states = own.map((unit) => stateOn(unit, date, timeZone));
      return {
        date,
        roomTypeId,
        available: states.filter((state) => state !== 'gone').length,
        outOfOrder: states.filter((state) => state === 'out of order').length,
      };
    }),
  );
}

function stateOn(
  { removed_at, closures }: HouseUnit,
  date: LocalDate,
  timeZone: string,
): 'there' | 'out of order' | 'gone' {
  if (removed_at !== null && todayIn(timeZone, removed_at.getTime()) <= date) return 'gone';
  const closed = closures.find(
    ({ first, last, ended_at: ended }) =>
      first <= date && last >= date && (ended === null || todayIn(timeZone, Date.parse(ended)) > date),
  );
  if (closed === undefined) return 'there';
  return daysBetween(closed.first, closed.last) >= longestOutOfOrder ? 'gone' : 'out of order';
}
