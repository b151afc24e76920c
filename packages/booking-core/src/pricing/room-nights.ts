import type { LocalDate } from '../dates/local-date.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { pricedGuestsOf } from './guests.ts';
import { nightPriceFor } from './night-price.ts';
import type { PricedRoom } from './pricing.types.ts';

/** One room on one night, or one hourly stay, before discount. */
export interface RoomNight {
  readonly date: LocalDate;
  readonly price: MinorUnits;
}

/** The priced nights of one room; an hourly stay is one. Throws `empty` for a stay of no nights. */
export function roomNightsOf(room: PricedRoom, argument: string): RoomNight[] {
  if (room.stay.kind === 'hours') return [{ date: room.stay.hours.date, price: requireCount(room.stay.hours.price, `${argument}.stay.hours.price`) }];
  if (room.stay.nights.length === 0) throw new CoreError('empty', `${argument}.stay.nights`);
  const guests = pricedGuestsOf(room.guests, `${argument}.guests`);
  return room.stay.nights.map((rate) => ({ date: rate.date, price: nightPriceFor(rate, guests, `${argument}.stay.nights`) }));
}
