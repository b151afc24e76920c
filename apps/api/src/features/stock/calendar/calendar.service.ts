import type { CalendarDay } from '@latchkey/api-contract/types';
import { dayNumberOf, lastDayOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import { freeWithParts, mostAdultsOf, roomAtPrices, type RoomOfParts } from '@latchkey/booking-core/rooms';
import { perNightOf, priceStay, type NightlyRate } from '@latchkey/booking-core/pricing';
import { nightHours } from '@latchkey/booking-core/inventory';
import { isArrivalOpen, type NightRestrictions } from '@latchkey/booking-core/restrictions';
import { pricerOf, pricingTerms } from '../availability/pricing-terms.ts';
import { planKey } from '../ari/rates.queries.ts';
import { basePaxOf, type HotelRecord, type PropertyNow } from '../../catalogue/catalogue.ts';
import { dateOfDay } from '../ari/date-of-day.ts';
import type { AriSnapshot } from '../ari/ari-snapshot.ts';
import { mostDays, rulesByDay } from './night-rules.ts';

interface PlanOnSale extends RoomOfParts {
  /** Of the room type. */
  readonly id: string;
  readonly ratePlanId: string;
  readonly key: string;
  readonly maxPax: number;
  readonly extraAdult: boolean;
  /** How many guests its price is usually for. */
  readonly usualPax: number;
}

/** Whom a calendar's prices are for. */
const guests = 2;

/** What a night of a plan costs the guests of a calendar, and its restrictions. */
interface Night {
  /** Of the shortest stay that may begin on it, the price of a night: what is shown can be paid. Null: a later night is not sold. */
  readonly total: number | null;
  readonly minStay: number;
  /** What a stay that begins on it is held to; null where none of any length can. */
  readonly arrival: NightRestrictions | null;
  /** Rooms that the guests of a calendar need: a night's own prices say for how many one is. */
  readonly rooms: number;
}

export interface CalendarAsked {
  readonly from: LocalDate;
  readonly days: number;
  readonly roomTypeId?: string | undefined;
}

/**
 * For each date the lowest price of a night beginning on it, in the shortest stay that may begin there, with every mandatory charge, for two guests, in as many
 * rooms as they need; or of one room of one type, for one guest where it takes no more. `sold_out`: rooms but none free; `closed`: past, or nothing is sold.
 * `noArrival`: there are rooms, for stays that begin earlier; `noDeparture`: of the stays that have the night before, none may end on it.
 */
export function calendarOf(
  hotel: HotelRecord,
  { from, days, roomTypeId }: CalendarAsked,
  now: PropertyNow,
  snapshot: AriSnapshot,
): CalendarDay[] {
  const { today } = now;
  const first = dayNumberOf(from);
  const plans = (hotel.sale.isClosed ? [] : hotel.sale.rooms)
    .filter(({ id }) => roomTypeId === undefined || id === roomTypeId)
    .flatMap((room) =>
      Object.keys(room.prices).map((ratePlanId): PlanOnSale => ({
        id: room.id,
        consistsOf: room.consistsOf,
        ratePlanId,
        key: planKey({ roomTypeId: room.id, ratePlanId }),
        maxPax: room.maxPax,
        extraAdult: room.extraAdult,
        usualPax: basePaxOf(room, ratePlanId),
      })),
    );
  const nightOf = createNights(hotel, today, snapshot, roomTypeId === undefined);
  const hours = nightHours(hotel.sale);
  return Array.from({ length: days }, (_, at) => {
    const day = first + at;
    const date = dateOfDay(day);
    const nights = date < today ? [] : plans.flatMap((plan) => nightOf(plan, day, date) ?? []);
    const marks = date >= today && isNoDeparture(snapshot, plans, day) ? { noDeparture: true as const } : {};
    if (nights.length === 0) return { date, price: null, availability: 'closed', minStay: 1, ...marks };
    const booked = { daysAhead: day - dayNumberOf(today), hour: now.hour };
    const isOpen = ({ arrival }: Night): boolean => arrival !== null && isArrivalOpen(arrival, booked);
    const isFree = ({ id, consistsOf, rooms }: Night & PlanOnSale, length: number): boolean =>
      (consistsOf === undefined
        ? snapshot.freeForNights(id, day, length, hours)
        : freeWithParts({ id, consistsOf }, (type) => snapshot.freeForNights(type, day, length, hours))) >= rooms;
    const sold = nights.filter((night) => night.total !== null && isOpen(night) && isFree(night, night.minStay));
    // A plan that nobody can arrive on asks for no stay beside one that is sold.
    const minStay = Math.min(...(sold.length > 0 ? sold : nights).map((night) => night.minStay));
    const price = Math.min(...sold.flatMap(({ total }) => total ?? []));
    if (sold.length > 0) return { date, price, availability: 'open', minStay, ...marks };
    return nights.some((night) => !isOpen(night) && isFree(night, 1))
      ? { date, price: null, availability: 'open', minStay, noArrival: true, ...marks }
      : { date, price: null, availability: 'sold_out', minStay, ...marks };
  });
}

/** Whether of the stays that have the night before none may end on a day. */
function isNoDeparture(snapshot: AriSnapshot, plans: readonly PlanOnSale[], day: number): boolean {
  if (!plans.some(({ key }) => snapshot.isDepartureClosedOn(key, day))) return false;
  const before = plans.filter(({ key }) => snapshot.minStayOn(key, day - 1) !== null);
  return before.length > 0 && before.every(({ key }) => snapshot.isDepartureClosedOn(key, day));
}

/** Stays of the same rates under the same taxes and offers are alike: each is looked at once. */
function createNights(
  hotel: HotelRecord,
  today: LocalDate,
  snapshot: AriSnapshot,
  inSeveralRooms: boolean,
): (plan: PlanOnSale, day: number, date: LocalDate) => (Night & PlanOnSale) | null {
  const known = new Map<PlanOnSale, Map<number | string, Night & PlanOnSale>>();
  const rulesOf = rulesByDay(hotel.sale, today);
  /** No stay may end later. */
  const last = dayNumberOf(lastDayOnSale(today, hotel.sale.daysOnSale));
  return (plan, day, date) => {
    const asked = day < last ? snapshot.minStayOn(plan.key, day) : null;
    if (asked === null) return null;
    const least = snapshot.leastNightsOn(plan.key, day);
    const minStay = least ?? asked;
    // Asked for every plan on every date: nothing is made of a rate, and mostly no text, before it is known to be a new one.
    const likeOn = (one: number): number => snapshot.rateNumberOn(plan.key, one) * mostDays + rulesOf(one);
    // A stay that would end after the last day on sale is like no other of the same rates.
    let like: number | string = day + minStay > last ? `ahead ${day}` : likeOn(day);
    if (least === null) like = `never ${like}`;
    for (let one = day + 1; one < day + minStay; one += 1) like = `${like} ${likeOn(one)}`;
    const ofPlan = known.get(plan) ?? new Map<number | string, Night & PlanOnSale>();
    known.set(plan, ofPlan);
    const before = ofPlan.get(like);
    if (before !== undefined) return before;
    const rate = snapshot.rateOn(plan.key, day);
    if (rate === null) throw new Error(`no rate of ${plan.key} on ${date}`);
    const days = Array.from({ length: minStay }, (_, at) => day + at);
    const nights = days.flatMap((one): NightlyRate[] => {
      const sold = one < last ? snapshot.rateOn(plan.key, one) : null;
      return sold === null ? [] : [{ date: dateOfDay(one), ...sold }];
    });
    const priced = roomAtPrices(plan, plan.usualPax, [rate, ...nights]);
    const inOne = Math.max(1, mostAdultsOf(priced, priced.basePax));
    const rooms = inSeveralRooms ? Math.ceil(guests / inOne) : 1;
    const sold = { rooms, adults: Math.min(guests, inOne) };
    const total =
      nights.length < days.length ? null : perNightOf(totalOf(hotel, today, plan, sold, nights), nights.length);
    const night = { ...plan, total, minStay, rooms, arrival: least === null ? null : rate };
    ofPlan.set(like, night);
    return night;
  };
}

/** What the rooms that the guests need cost for these nights; a fee for the whole booking is in it once. */
function totalOf(
  { sale }: HotelRecord,
  today: LocalDate,
  { id: roomTypeId, ratePlanId }: PlanOnSale,
  { rooms, adults }: { readonly rooms: number; readonly adults: number },
  nights: readonly NightlyRate[],
): number {
  const checkIn = nights[0]?.date ?? today;
  const guests = { adults, childAges: [], infants: 0 };
  const offer = { roomTypeId, ratePlanId };
  if (rooms === 1) return pricerOf(sale, today, checkIn)(nights, guests, offer).total;
  const room = {
    ...offer,
    guests,
    stay: { kind: 'nights' as const, nights },
  };
  const terms = pricingTerms(sale, today, checkIn);
  return priceStay({
    ...terms,
    rooms: Array.from({ length: rooms }, () => room),
    coupon: null,
    addons: [],
    advance: null,
  }).total;
}
