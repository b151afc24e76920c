import type { NightlyRate } from '@latchkey/booking-core/pricing';
import type { NightRestrictions } from '@latchkey/booking-core/restrictions';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { rateFields } from '../../../database/tables/stock-tables.ts';

/** A plan's price of a night, which stays it is sold to, and whether it is sold at all. */
export interface Rate extends Omit<NightlyRate, 'date'>, NightRestrictions {
  /** One that is not is known for what it says of departures. */
  readonly isSold: boolean;
}

export interface RateOfNight extends Rate {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** The columns of a rate that are the same on every date with it. */
export const rateColumns = ['room_type_id', 'rate_plan_id', ...rateFields] as const;

/**
 * Every rate of a hotel on some dates, both ends included, by date: those that are sold and priced, and of the others
 * those on which no stay may end.
 */
export async function ratesBetween(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
): Promise<RateOfNight[]> {
  const rows = await db
    .selectFrom('rate')
    .select('date')
    .select(rateColumns)
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where((rate) => rate.or([rate('closed', '=', false), rate('closed_to_departure', '=', true)]))
    .orderBy('date')
    .execute();
  return rows.map((row) => ({ date: row.date, ...rateOf(row) })).filter(saysSomething);
}

export type RateColumns = Pick<Selectable<Tables['rate']>, (typeof rateColumns)[number]>;

/** A rate as the engine speaks of it, without its date. */
export const rateOf = (row: RateColumns): Omit<RateOfNight, 'date'> => ({
  roomTypeId: row.room_type_id,
  ratePlanId: row.rate_plan_id,
  priceForPax: row.price_for_pax,
  extraAdult: row.extra_adult,
  extraChild: row.extra_child,
  minStay: row.min_stay,
  maxStay: row.max_stay,
  stayLengths: row.stay_lengths,
  minStayThrough: row.min_stay_through,
  maxStayThrough: row.max_stay_through,
  closedToArrival: row.closed_to_arrival,
  closedToDeparture: row.closed_to_departure,
  minAdvanceDays: row.min_advance_days,
  maxAdvanceDays: row.max_advance_days,
  cutOffHour: row.cut_off_hour,
  isSold: !row.closed && isPriced(row.price_for_pax),
});

/** Whether there is anything to know of a rate. */
export const saysSomething = ({ isSold, closedToDeparture }: Pick<Rate, 'isSold' | 'closedToDeparture'>): boolean =>
  isSold || closedToDeparture;

/** Whether a night has a price for everybody it names: one of 0 is a mistake, and never sold. */
const isPriced = (priceForPax: NightlyRate['priceForPax']): boolean =>
  priceForPax.length > 0 && priceForPax.every(({ price }) => price > 0);

/** Rates by room type and plan, each in date order. */
export function byPlan(rates: readonly RateOfNight[]): Map<string, RateOfNight[]> {
  return Map.groupBy(rates, (rate) => planKey(rate));
}

export const planKey = (rate: { readonly roomTypeId: string; readonly ratePlanId: string }): string =>
  `${rate.roomTypeId} ${rate.ratePlanId}`;
