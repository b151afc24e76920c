import type { CalendarDay } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { planKey } from '../availability/rates.queries.ts';
import { rulesOn, type StayPrices } from '../availability/stay-prices.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { nightHours } from '../inventory/claims.ts';
import { dateOfDay, dayNumber } from '../sale-sheets/day-number.ts';
import type { SaleSheet } from '../sale-sheets/sale-sheet.ts';

interface Plan {
  readonly roomTypeId: string;
  readonly key: string;
  readonly maxPax: number;
}

/** What one night of a plan costs the guests of a calendar, and its restrictions. */
interface Night {
  readonly total: number;
  readonly minStay: number;
  readonly closedToArrival: boolean;
}

export interface CalendarAsked {
  readonly from: LocalDate;
  readonly days: number;
  readonly roomTypeId?: string | undefined;
}

/**
 * For each date the lowest price of one night beginning on it, with every mandatory charge, for two guests (one where a
 * room takes no more), of all rooms or of one type. `sold_out`: rooms but none free; `closed`: past, or nothing is sold.
 */
export function calendarOf(
  hotel: HotelRecord,
  { from, days, roomTypeId }: CalendarAsked,
  today: LocalDate,
  sheet: SaleSheet,
  pricesOf: StayPrices,
): CalendarDay[] {
  const first = dayNumber(from);
  const plans = hotel.sale.rooms
    .filter(({ id }) => roomTypeId === undefined || id === roomTypeId)
    .flatMap(({ id, maxPax, prices }) =>
      Object.keys(prices).map((ratePlanId): Plan => ({ roomTypeId: id, key: planKey({ roomTypeId: id, ratePlanId }), maxPax })),
    );
  const nightOf = createNights(hotel, today, sheet, pricesOf);
  const hours = nightHours(hotel.sale);
  return Array.from({ length: days }, (_, at) => {
    const day = first + at;
    const date = dateOfDay(day);
    const nights = date < today ? [] : plans.flatMap((plan) => nightOf(plan, day, date) ?? []);
    if (nights.length === 0) return { date, price: null, availability: 'closed', minStay: 1 };
    const minStay = Math.min(...nights.map((night) => night.minStay));
    const totals = nights.flatMap(({ roomTypeId, total, closedToArrival }) =>
      closedToArrival || sheet.freeForNights(roomTypeId, day, 1, hours) === 0 ? [] : [total],
    );
    return totals.length === 0 ? { date, price: null, availability: 'sold_out', minStay } : { date, price: Math.min(...totals), availability: 'open', minStay };
  });
}

/** Nights of one kind of rate under the same taxes and offers are alike: each is looked at once. */
function createNights(
  hotel: HotelRecord,
  today: LocalDate,
  sheet: SaleSheet,
  pricesOf: StayPrices,
): (plan: Plan, day: number, date: LocalDate) => (Night & Plan) | null {
  const known = new Map<string, Map<number, Night & Plan>>();
  const rules = new Map<number, string>();
  return (plan, day, date) => {
    const kind = sheet.kindOn(plan.key, day);
    if (kind === 0) return null;
    const ofDay = rules.get(day) ?? `${rulesOn(hotel.sale, today, date)} `;
    rules.set(day, ofDay);
    const alike = known.get(ofDay + plan.key) ?? new Map<number, Night & Plan>();
    known.set(ofDay + plan.key, alike);
    const before = alike.get(kind);
    if (before !== undefined) return before;
    const rate = sheet.rateOn(plan.key, day);
    const price =
      rate === null ? undefined : pricesOf(hotel, today, [date])([{ date, ...rate }], plan.maxPax).find(({ pax }) => pax === Math.min(2, plan.maxPax));
    if (rate === null || price === undefined) throw new Error(`no price of ${plan.key} on ${date}`);
    const night = { ...plan, total: price.total, minStay: rate.minStay, closedToArrival: rate.closedToArrival };
    alike.set(kind, night);
    return night;
  };
}
