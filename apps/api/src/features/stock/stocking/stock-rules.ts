import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { pricesOn, restrictionsOn, weekdayNameOf } from '@latchkey/hotel-document/nights';
import type { UnitsOnSale } from '../inventory/units-on-sale.queries.ts';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import type { RateRow } from './rate-rows.queries.ts';
import type { NewRate, NewRooms } from './stock-hotel.queries.ts';

type RoomFacts = HotelFacts['rooms'][number];

/** How many rooms of each type are sold on some dates by the rule. */
export function roomRows(facts: HotelFacts, dates: readonly LocalDate[], units: UnitsOnSale): NewRooms[] {
  return dates.flatMap((date) =>
    facts.rooms.map((room) => ({
      hotel_id: facts.id,
      date,
      room_type_id: room.id,
      total: totalOn(facts, room, date, units),
      hours: room.hourly === null ? null : Array.from({ length: 24 }, () => 0),
    })),
  );
}

/** What the files say of prices and restrictions on some dates, by date, room type and plan: the order that rows are locked in. */
export function rateRows(facts: HotelFacts, dates: readonly LocalDate[]): NewRate[] {
  const plans = facts.rooms
    .flatMap((room) => Object.keys(room.prices).map((planId) => ({ room, planId })))
    .toSorted((one, other) =>
      one.room.id === other.room.id ? order(one.planId, other.planId) : order(one.room.id, other.room.id),
    );
  return dates.flatMap((date) =>
    plans.map(({ room, planId }) => {
      const rule = rateRule(facts, room, planId, date);
      if (rule === null) throw new Error(`no price of ${planId} in ${room.id}`);
      return {
        hotel_id: facts.id,
        date,
        room_type_id: room.id,
        rate_plan_id: planId,
        ...rule,
        price_for_pax: JSON.stringify(rule.price_for_pax),
      };
    }),
  );
}

/** What the files say of a plan of a room type on a night; null where they have no such plan. */
export function rateRule(
  facts: HotelFacts,
  room: RoomFacts | undefined,
  planId: string,
  date: LocalDate,
): Pick<RateRow, RateField> | null {
  const prices = room === undefined ? undefined : pricesOn(facts, room, planId, date);
  if (room === undefined || prices === undefined) return null;
  const asked = restrictionsOn(facts, date, { roomTypeId: room.id, ratePlanId: planId });
  return {
    price_for_pax: prices.priceForPax,
    extra_adult: prices.extraAdult,
    extra_child: prices.extraChild,
    min_stay: asked.minStay,
    max_stay: asked.maxStay,
    stay_lengths: asked.stayLengths === null ? null : [...asked.stayLengths],
    min_stay_through: asked.minStayThrough,
    max_stay_through: asked.maxStayThrough,
    closed: false,
    closed_to_arrival: asked.closedToArrival,
    closed_to_departure: asked.closedToDeparture,
    min_advance_days: asked.minAdvanceDays,
    max_advance_days: asked.maxAdvanceDays,
    cut_off_hour: asked.cutOffHour,
  };
}

/** How many rooms of a type are sold on a date by the rule: its units that are not out of order, less those that the files keep back. */
export function totalOn(facts: HotelFacts, room: RoomFacts, date: LocalDate, units: UnitsOnSale): number {
  const weekday = weekdayNameOf(date);
  const kept = facts.keptBack
    .filter((one) => one.roomId === room.id && one.weekdays.includes(weekday))
    .reduce((sum, one) => sum + one.rooms, 0);
  return Math.max(0, (units(room.id, date) ?? room.total) - kept);
}

const order = (one: string, other: string): number => (one < other ? -1 : one === other ? 0 : 1);
