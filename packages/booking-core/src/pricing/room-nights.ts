import type { LocalDate } from '../dates/local-date.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { nightPriceFor } from './night-price.ts';
import type { NightlyRate, PricedRoom, GuestCounts } from './pricing.types.ts';

/** One room on one night, or one hourly stay, before discount. */
export interface RoomNight {
  readonly date: LocalDate;
  readonly price: MinorUnits;
}

/** The priced nights of one room; an hourly stay is one. Throws `empty` for a stay of no nights. */
export function roomNightsOf({ stay, guests }: Pick<PricedRoom, 'stay' | 'guests'>, argument: string): RoomNight[] {
  if (stay.kind === 'hours')
    return [{ date: stay.hours.date, price: requireCount(stay.hours.price, `${argument}.stay.hours.price`) }];
  return nightsAtPrice(stay.nights, guests, argument);
}

/** The priced nights of a room sold by the night. Throws `empty` where there are none. */
export function nightsAtPrice(nights: readonly NightlyRate[], guests: GuestCounts, argument: string): RoomNight[] {
  if (nights.length === 0) throw new CoreError('empty', `${argument}.stay.nights`);
  const priced = pricedGuestsOf(guests, `${argument}.guests`);
  return nights.map((rate) => ({ date: rate.date, price: nightPriceFor(rate, priced, `${argument}.stay.nights`) }));
}

export const totalOf = (nights: readonly RoomNight[]): MinorUnits => nights.reduce((sum, { price }) => sum + price, 0);
