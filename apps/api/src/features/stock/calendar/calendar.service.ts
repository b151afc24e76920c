import type { CalendarDay } from '@latchkey/api-contract/types';
import { dayNumberOf, type LocalDate } from '@latchkey/booking-core/dates';
import { nightHours } from '@latchkey/booking-core/inventory';
import { isArrivalOpen } from '@latchkey/booking-core/restrictions';
import { freeWithParts } from '@latchkey/booking-core/rooms';
import { basePaxOf, type HotelRecord, type PropertyNow } from '../../catalogue/catalogue.ts';
import type { AriSnapshot } from '../ari/ari-snapshot.ts';
import { dateOfDay } from '../ari/date-of-day.ts';
import { planKey } from '../ari/rates.queries.ts';
import { createShortestStays, type PlanOnSale, type ShortestStay } from './shortest-stays.ts';

/** Whom a calendar's prices are for. */
const guests = 2;

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
  { today, hour }: PropertyNow,
  snapshot: AriSnapshot,
): CalendarDay[] {
  const [first, thisDay] = [dayNumberOf(from), dayNumberOf(today)];
  const plans = plansOnSale(hotel, snapshot, roomTypeId);
  const shortest = createShortestStays({ hotel, today, guests, inSeveralRooms: roomTypeId === undefined });
  const staysOfPlans = plans.map(shortest);
  const hours = nightHours(hotel.sale);

  const isFree = ({ plan: { id, consistsOf }, rooms }: ShortestStay, day: number, length: number): boolean =>
    (consistsOf === undefined
      ? snapshot.freeForNights(id, day, length, hours)
      : freeWithParts({ id, consistsOf }, (type) => snapshot.freeForNights(type, day, length, hours))) >= rooms;

  const calendarDay = (day: number): CalendarDay => {
    const date = dateOfDay(day);
    if (day < thisDay) return { date, price: null, availability: 'closed', minStay: 1 };
    const marks = isNoDeparture(plans, day) ? { noDeparture: true as const } : {};
    const stays = staysOfPlans.flatMap((stayOn) => stayOn(day) ?? []);
    if (stays.length === 0) return { date, price: null, availability: 'closed', minStay: 1, ...marks };
    const booked = { daysAhead: day - thisDay, hour };
    const isOpen = ({ arrival }: ShortestStay): boolean => arrival !== null && isArrivalOpen(arrival, booked);
    const sold = stays.filter((stay) => stay.total !== null && isOpen(stay) && isFree(stay, day, stay.minStay));
    // The shortest stay is that of the plans on sale; other plans count only where none is.
    const minStay = Math.min(...(sold.length > 0 ? sold : stays).map((stay) => stay.minStay));
    const price = Math.min(...sold.flatMap(({ total }) => total ?? []));
    if (sold.length > 0) return { date, price, availability: 'open', minStay, ...marks };
    return stays.some((stay) => !isOpen(stay) && isFree(stay, day, 1))
      ? { date, price: null, availability: 'open', minStay, noArrival: true, ...marks }
      : { date, price: null, availability: 'sold_out', minStay, ...marks };
  };
  return Array.from({ length: days }, (_, at) => calendarDay(first + at));
}

/** Every plan of every room type that is asked for. */
function plansOnSale({ sale }: HotelRecord, snapshot: AriSnapshot, roomTypeId: string | undefined): PlanOnSale[] {
  return (sale.isClosed ? [] : sale.rooms)
    .filter(({ id }) => roomTypeId === undefined || id === roomTypeId)
    .flatMap((room) =>
      Object.keys(room.prices).map((ratePlanId): PlanOnSale => ({
        id: room.id,
        consistsOf: room.consistsOf,
        ratePlanId,
        rates: snapshot.ratesOf(planKey({ roomTypeId: room.id, ratePlanId })),
        maxPax: room.maxPax,
        extraAdult: room.extraAdult,
        usualPax: basePaxOf(room, ratePlanId),
      })),
    );
}

/** Whether of the stays that have the night before none may end on a day. */
function isNoDeparture(plans: readonly PlanOnSale[], day: number): boolean {
  if (!plans.some(({ rates }) => rates.isDepartureClosedOn(day))) return false;
  const before = plans.filter(({ rates }) => rates.minStayOn(day - 1) !== null);
  return before.length > 0 && before.every(({ rates }) => rates.isDepartureClosedOn(day));
}
