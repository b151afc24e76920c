import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { PricedGuests } from '../guests/priced-guests.ts';
import type { NightlyRate } from './pricing.types.ts';

/**
 * The price of one room for one night, before discount and exclusive tax: the first price that is for as many guests,
 * or the last one plus an extra price for each guest beyond it. Adults take the places of the room before children do,
 * so the guests beyond are children first. Throws `unpriceable` where the rate has no price;
 * `argument` is the name that errors give the rate.
 */
export function nightPriceFor(rate: NightlyRate, guests: PricedGuests, argument: string): MinorUnits {
  const pax = guests.atAdultPrice + guests.atChildPrice;
  const largest = rate.priceForPax.at(-1);
  if (largest === undefined) throw new CoreError('unpriceable', `${argument}.priceForPax`);
  const step = rate.priceForPax.find((candidate) => candidate.pax >= pax) ?? largest;
  const extraAdults = Math.max(0, guests.atAdultPrice - step.pax);
  const extraChildren = Math.max(0, pax - step.pax - extraAdults);
  return (
    requireCount(step.price, `${argument}.priceForPax`) +
    extraAdults * requireCount(rate.extraAdult, `${argument}.extraAdult`) +
    extraChildren * requireCount(rate.extraChild, `${argument}.extraChild`)
  );
}
