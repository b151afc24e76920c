import type { NightlyRate } from '@latchkey/booking-core/pricing';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export interface RateOfNight extends NightlyRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly minStay: number;
  readonly maxStay: number | null;
  readonly closedToArrival: boolean;
}

/** Every rate of a hotel that is sold and priced on some nights, both ends included, by date. */
export async function ratesBetween(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
): Promise<RateOfNight[]> {
  const rows = await db
    .selectFrom('rate')
    .select([
      'date',
      'room_type_id',
      'rate_plan_id',
      'price_for_pax',
      'extra_adult',
      'extra_child',
      'min_stay',
      'max_stay',
      'closed_to_arrival',
    ])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('closed', '=', false)
    .orderBy('date')
    .execute();
  return rows.map((row) => ({ date: row.date, ...rateOf(row) })).filter((rate) => isPriced(rate));
}

/** The columns of a rate that are the same on every date it is sold for. */
export type RateColumns = Pick<
  Selectable<Tables['rate']>,
  | 'room_type_id'
  | 'rate_plan_id'
  | 'price_for_pax'
  | 'extra_adult'
  | 'extra_child'
  | 'min_stay'
  | 'max_stay'
  | 'closed_to_arrival'
>;

/** A rate as the engine speaks of it, without its date. */
export const rateOf = (row: RateColumns): Omit<RateOfNight, 'date'> => ({
  roomTypeId: row.room_type_id,
  ratePlanId: row.rate_plan_id,
  priceForPax: row.price_for_pax,
  extraAdult: row.extra_adult,
  extraChild: row.extra_child,
  minStay: row.min_stay,
  maxStay: row.max_stay,
  closedToArrival: row.closed_to_arrival,
});

/** Whether a night has a price for everybody it names: one of 0 is a mistake, and never sold. */
export const isPriced = ({ priceForPax }: Pick<NightlyRate, 'priceForPax'>): boolean =>
  priceForPax.length > 0 && priceForPax.every(({ price }) => price > 0);

/** Rates by room type and plan, each in date order. */
export function byPlan(rates: readonly RateOfNight[]): Map<string, RateOfNight[]> {
  return Map.groupBy(rates, (rate) => planKey(rate));
}

export const planKey = (rate: { readonly roomTypeId: string; readonly ratePlanId: string }): string =>
  `${rate.roomTypeId} ${rate.ratePlanId}`;
