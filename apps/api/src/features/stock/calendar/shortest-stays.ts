import { dayNumberOf, lastDayOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import { perNightOf, type NightlyRate } from '@latchkey/booking-core/pricing';
import { mostAdultsOf, roomAtPrices, type RoomOfParts } from '@latchkey/booking-core/rooms';
import type { NightRestrictions } from '@latchkey/booking-core/restrictions';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { dateOfDay } from '../ari/date-of-day.ts';
import type { PlanRates } from '../ari/plan-rates.ts';
import { mostDays, rulesByDay } from './night-rules.ts';
import { roomsTotal } from './rooms-total.ts';

/** A room type in one of its plans. */
export interface PlanOnSale extends RoomOfParts {
  /** Of the room type. */
  readonly id: string;
  readonly ratePlanId: string;
  readonly rates: PlanRates;
  readonly maxPax: number;
  readonly extraAdult: boolean;
  /** How many guests its price is usually for. */
  readonly usualPax: number;
}

/** The shortest stay in a plan that may begin on a day. */
export interface ShortestStay {
  readonly plan: PlanOnSale;
  /** What a night of it costs the guests of a calendar, which can be paid. Null: a later night is not sold. */
  readonly total: number | null;
  readonly minStay: number;
  /** What a stay that begins then is held to; null where none of any length can. */
  readonly arrival: NightRestrictions | null;
  /** Rooms that the guests of a calendar need: a night's own prices say for how many one is. */
  readonly rooms: number;
}

interface StaysOf {
  readonly hotel: HotelRecord;
  readonly today: LocalDate;
  /** How many guests they are for, in as many rooms as they need; or in one room, as many of them as it takes. */
  readonly guests: number;
  readonly inSeveralRooms: boolean;
}

/** The shortest stay of a plan from a day; null where the plan is not sold on it. Stays of the same rates under the same taxes and offers are priced once. */
export function createShortestStays({
  hotel,
  today,
  guests,
  inSeveralRooms,
}: StaysOf): (plan: PlanOnSale) => (day: number) => ShortestStay | null {
  const rulesOf = rulesByDay(hotel.sale, today);
  /** No stay may end later. */
  const last = dayNumberOf(lastDayOnSale(today, hotel.sale.daysOnSale));

  const stayOf = (plan: PlanOnSale, day: number, minStay: number, isPossible: boolean): ShortestStay => {
    const rate = plan.rates.rateOn(day);
    if (rate === null) throw new Error(`no rate of ${plan.id} ${plan.ratePlanId} on ${dateOfDay(day)}`);
    const nights = Array.from({ length: minStay }, (_, at) => day + at).flatMap((one): NightlyRate[] => {
      const sold = one < last ? plan.rates.rateOn(one) : null;
      return sold === null ? [] : [{ date: dateOfDay(one), ...sold }];
    });
    const priced = roomAtPrices(plan, plan.usualPax, [rate, ...nights]);
    const inOne = Math.max(1, mostAdultsOf(priced, priced.basePax));
    const rooms = inSeveralRooms ? Math.ceil(guests / inOne) : 1;
    const adults = Math.min(guests, inOne);
    const total =
      nights.length < minStay
        ? null
        : perNightOf(roomsTotal(hotel.sale, today, { ...plan, rooms, adults }, nights), nights.length);
    return { plan, total, minStay, rooms, arrival: isPossible ? rate : null };
  };

  return (plan) => {
    const { rates } = plan;
    const known = new Map<number | string, ShortestStay>();
    // Runs for every date: a stay is worked out only for a new rate, and its key is a number for most.
    const likeOn = (day: number): number => rates.numberOn(day) * mostDays + rulesOf(day);
    return (day) => {
      const asked = day < last ? rates.minStayOn(day) : null;
      if (asked === null) return null;
      const least = rates.leastNightsOn(day);
      const minStay = least ?? asked;
      // A stay that would end after the last day on sale is like no other of the same rates.
      let like: number | string = day + minStay > last ? `ahead ${day}` : likeOn(day);
      if (least === null) like = `never ${like}`;
      for (let one = day + 1; one < day + minStay; one += 1) like = `${like} ${likeOn(one)}`;
      const before = known.get(like);
      if (before !== undefined) return before;
      const stay = stayOf(plan, day, minStay, least !== null);
      known.set(like, stay);
      return stay;
    };
  };
}
