import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { PricedGuests } from '../guests/priced-guests.ts';
import type { ChildBand } from '../guests/guest-counts.types.ts';
import type { NightlyRate } from './pricing.types.ts';

/**
 * The price of one room for one night, before discount and exclusive tax: the first price that is for as many guests,
 * or the last one plus an extra price for each guest beyond it. Adults take the places of the room before children do,
 * so the guests beyond are children first. Throws `unpriceable` where the rate has no price;
 * `argument` is the name that errors give the rate.
 *
 * Where the property has bands for children, each child in one pays its price, and the price of the room is for the
 * others; but never more than for as many adults.
 */
export function nightPriceFor(
  rate: NightlyRate,
  { atAdultPrice, atChildPrice, ages }: PricedGuests,
  argument: string,
): MinorUnits {
  const { childBands } = rate;
  if (childBands === undefined) return priceOfPlaces(rate, atAdultPrice, atChildPrice, argument);
  const banded = bandsOf(ages, childBands);
  const all = atAdultPrice + atChildPrice;
  const apart = banded.reduce(
    (sum, band) => sum + priceInBand(band, rate, argument),
    priceOfPlaces(rate, all - banded.length, 0, argument),
  );
  return isSoldToAdults(rate, all, banded) ? Math.min(apart, priceOfPlaces(rate, all, 0, argument)) : apart;
}

/**
 * Whether the room has a price for so many adults, which limits what their children cost. Where it has none, a child's
 * own sum or share of a full payer goes unlimited.
 */
export const isSoldToAdults = (
  { priceForPax, extraAdult }: NightlyRate,
  adults: number,
  banded: readonly ChildBand[],
): boolean =>
  extraAdult > 0 ||
  adults <= (priceForPax.at(-1)?.pax ?? 0) ||
  banded.every(({ price, percentOf }) => price === undefined && percentOf !== 'full-payer');

/**
 * The band of each child that is in one: the first that holds for the child and is still free. The same bands are taken
 * in whatever order the children come.
 */
export function bandsOf(ages: readonly number[], bands: readonly ChildBand[]): ChildBand[] {
  const free = bands.flatMap((band) => ages.slice(0, band.children).map(() => band));
  return ages.flatMap((age) => {
    const at = free.findIndex(({ under }) => age < under);
    return at < 0 ? [] : free.splice(at, 1);
  });
}

function priceOfPlaces(rate: NightlyRate, adults: number, children: number, argument: string): MinorUnits {
  const { step, extraAdults, extraChildren } = placesAt(rate, adults, children, argument);
  return (
    requireCount(step.price, `${argument}.priceForPax`) +
    extraAdults * requireCount(rate.extraAdult, `${argument}.extraAdult`) +
    extraChildren * requireCount(rate.extraChild, `${argument}.extraChild`)
  );
}

/** Which price of a room holds for some guests, and who of them is beyond it. */
export function placesAt(
  { priceForPax }: Pick<NightlyRate, 'priceForPax'>,
  adults: number,
  children: number,
  argument: string,
) {
  const pax = adults + children;
  const step = priceForPax.find((candidate) => candidate.pax >= pax) ?? priceForPax.at(-1);
  if (step === undefined) throw new CoreError('unpriceable', `${argument}.priceForPax`);
  const extraAdults = Math.max(0, adults - step.pax);
  return { step, extraAdults, extraChildren: Math.max(0, pax - step.pax - extraAdults) };
}

/** A percentage is of a further adult's price or of a full payer's, rounded half up for each child and night. */
export function priceInBand(
  { price, percent = 0, percentOf }: ChildBand,
  rate: Omit<NightlyRate, 'date'>,
  argument: string,
): MinorUnits {
  if (price !== undefined) return requireCount(price, `${argument}.childBands`);
  const share = millionthsOf(percent, `${argument}.childBands`);
  if (percentOf !== 'full-payer') return halfUpOfProduct(rate.extraAdult, share, wholePercent);
  const { step } = placesAt(rate, fullPayers, 0, argument);
  return halfUpOfProduct(requireCount(step.price, `${argument}.priceForPax`), share, wholePercent * step.pax);
}

/** Price lists name a full payer's price as that of each of two in a room. */
const fullPayers = 2;
