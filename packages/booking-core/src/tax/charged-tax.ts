import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { one, ratio, zero, type Ratio } from '../arithmetic/ratio.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { placesOf, type Places } from './tax-bands.ts';
import { taxedGuestsOf } from './taxed-guests.ts';
import type { TaxEntry } from './tax.types.ts';

/** A tax as it is charged on one night of a room: what depends on the room's guests is worked out. */
export interface ChargedTax {
  /** The property's rule that it comes of. */
  readonly rule: TaxEntry;
  readonly taxType: TaxEntry['taxType'];
  /** Minor units of a fixed tax, all guests together; of a percentage, the part of the price. */
  readonly rate: Ratio;
  /** Rooms or guests that it is charged for. */
  readonly units: number;
  /** The part of the price that is theirs. */
  readonly part: Ratio;
  /** What of the price before tax of a night is not taxed, all guests together; minor units. */
  readonly untaxed: number;
  /** Which prices of the room it is charged on, by the bounds that its rule has for a room or for one guest of it. */
  readonly places: Places;
}

/** A room of which nobody has said who sleeps in it. */
export const oneGuest: GuestCounts = { adults: 1, childAges: [], infants: 0 };

/**
 * How a rule, one of some taxes, is charged on what of a night is for these guests, of all of it; null where none of them
 * pays it.
 */
export function chargedFor(
  rule: TaxEntry,
  guests: GuestCounts,
  all = guests,
  taxes: readonly TaxEntry[] = [rule],
): ChargedTax | null {
  const places = countOf(guests);
  const untaxed = (rule.untaxedPerGuest ?? 0) * places;
  const bounds = { places: placesOf(rule, taxes, rule.bandPer === 'person' ? countOf(all) : 1) };
  if (rule.per !== 'person')
    return { rule, taxType: rule.taxType, rate: rateOf(rule, [rule.tax], 1), units: 1, part: one, untaxed, ...bounds };
  const { paying, rates } = taxedGuestsOf(rule, guests);
  if (paying === 0) return null;
  const rate = rateOf(rule, rates, places);
  return { rule, taxType: rule.taxType, rate, units: paying, part: ratio(paying, places), untaxed, ...bounds };
}

const countOf = ({ adults, childAges }: GuestCounts): number => adults + childAges.length;

/** The same tax as a sum for each room or guest: the most or least that it may come to. A sum of 0 taxes nothing. */
export const asSum = (tax: ChargedTax, sum: number): ChargedTax => ({
  ...tax,
  taxType: 'fixed',
  rate: ratio(sum * tax.units),
  part: sum === 0 ? zero : tax.part,
  untaxed: 0,
});

function rateOf({ taxType }: TaxEntry, rates: readonly number[], places: number): Ratio {
  if (taxType === 'fixed') return ratio(sumOf(rates));
  return ratio(sumOf(rates.map((rate) => millionthsOf(rate, 'tax'))), wholePercent * places);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
