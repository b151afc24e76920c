import type { CalendarDay } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { priceStay, type NightlyRate } from '@latchkey/booking-core/pricing';
import { pricerOf, pricingTerms } from '../availability/pricing-terms.ts';
import { planKey } from '../sale-sheets/rates.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { nightHours } from '../inventory/claims.ts';
import { dateOfDay, dayNumber } from '../sale-sheets/day-number.ts';
import type { SaleSheet } from '../sale-sheets/sale-sheet.ts';
import { rulesOn } from './night-rules.ts';

interface Plan {
  readonly roomTypeId: string;
  readonly key: string;
  readonly maxPax: number;
  /** Rooms of it that the guests of a calendar need. */
  readonly rooms: number;
}

/** Whom a calendar's prices are for. */
const guests = 2;

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
 * For each date the lowest price of one night beginning on it, with every mandatory charge, for two guests, in as many
 * rooms as they need; or of one room of one type, for one guest where it takes no more. `sold_out`: rooms but none free; `closed`: past, or nothing is sold.
 */
export function calendarOf(
  hotel: HotelRecord,
  { from, days, roomTypeId }: CalendarAsked,
  today: LocalDate,
  sheet: SaleSheet,
): CalendarDay[] {
  const first = dayNumber(from);
  const plans = hotel.sale.rooms
    .filter(({ id }) => roomTypeId === undefined || id === roomTypeId)
    .flatMap(({ id, maxPax, prices }) => {
      const rooms = roomTypeId === undefined ? Math.ceil(guests / maxPax) : 1;
      return Object.keys(prices).map((ratePlanId): Plan => ({
        roomTypeId: id,
        key: planKey({ roomTypeId: id, ratePlanId }),
        maxPax,
        rooms,
      }));
    });
  const nightOf = createNights(hotel, today, sheet);
  const hours = nightHours(hotel.sale);
  return Array.from({ length: days }, (_, at) => {
    const day = first + at;
    const date = dateOfDay(day);
    const nights = date < today ? [] : plans.flatMap((plan) => nightOf(plan, day, date) ?? []);
    if (nights.length === 0) return { date, price: null, availability: 'closed', minStay: 1 };
    const minStay = Math.min(...nights.map((night) => night.minStay));
    const totals = nights.flatMap(({ roomTypeId: type, rooms, total, closedToArrival }) =>
      closedToArrival || sheet.freeForNights(type, day, 1, hours) < rooms ? [] : [total],
    );
    return totals.length === 0
      ? { date, price: null, availability: 'sold_out', minStay }
      : { date, price: Math.min(...totals), availability: 'open', minStay };
  });
}

/** Nights of one kind of rate under the same taxes and offers are alike: each is looked at once. */
function createNights(
  hotel: HotelRecord,
  today: LocalDate,
  sheet: SaleSheet,
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
    if (rate === null) throw new Error(`no rate of ${plan.key} on ${date}`);
    const total = totalOf(hotel, today, plan, { date, ...rate });
    const night = { ...plan, total, minStay: rate.minStay, closedToArrival: rate.closedToArrival };
    alike.set(kind, night);
    return night;
  };
}

/** What the rooms that the guests need cost; a fee for the whole booking is in it once. */
function totalOf({ sale }: HotelRecord, today: LocalDate, { rooms, maxPax }: Plan, night: NightlyRate): number {
  if (rooms === 1)
    return pricerOf(sale, today, night.date)([night], { adults: Math.min(guests, maxPax), childAges: [], infants: 0 })
      .total;
  const room = {
    roomTypeId: '',
    ratePlanId: '',
    guests: { adults: maxPax, childAges: [], infants: 0 },
    stay: { kind: 'nights' as const, nights: [night] },
  };
  const terms = pricingTerms(sale, today, night.date);
  return priceStay({
    ...terms,
    rooms: Array.from({ length: rooms }, () => room),
    coupon: null,
    addons: [],
    advance: null,
  }).total;
}
