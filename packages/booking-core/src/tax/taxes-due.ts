import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { chargedFor, oneGuest, type ChargedTax } from './charged-tax.ts';
import { hasScope, holdsOn, isRoomNight } from './holds-on.ts';
import { remembered } from './remembered.ts';
import { bandsOf, type TaxBands } from './tax-bands.ts';
import { periodsOf, type TaxPeriod } from './tax-periods.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** The taxes that can be charged on nights alike, before their prices are looked at. */
export interface TaxesDue {
  readonly taxes: readonly ChargedTax[];
  /** Prices cut at every bound of these taxes. */
  readonly bands: TaxBands<ChargedTax>;
  readonly hasInclusive: boolean;
  /** Whether one of them may come to a sum instead of its percentage. */
  readonly hasLimits: boolean;
}

/** How many kinds of nights are remembered: there are parties of many ages. */
const mostKept = 1000;

/**
 * For a night, the taxes due on it by its date, its room, its guests and its place in the stay. Nights alike get the
 * same object, so that they can be counted together; the rules of most properties make no difference between rooms.
 */
export function taxesDueBy(taxes: readonly TaxEntry[]): (night: TaxableNight) => TaxesDue {
  const charged = remembered<ChargedTax | null>(mostKept);
  const kinds = remembered<TaxesDue>(mostKept);
  // Most stays lie within one period: the others are not worked out.
  const plain = remembered<TaxesDue>(mostKept);
  const periods = periodsOf(taxes);
  const isPlain = !taxes.some(hasScope);

  const keyOf = (rule: TaxEntry, guests: GuestCounts, all: GuestCounts): string =>
    isByGuests(rule)
      ? `${taxes.indexOf(rule)} ${guestsKey(guests)}${all === guests ? '' : ` of ${guestsKey(all)}`}`
      : `${taxes.indexOf(rule)}`;
  const dueFor = (rules: readonly TaxEntry[], guests: GuestCounts, all = guests): TaxesDue =>
    dueOf(rules.flatMap((rule) => charged(keyOf(rule, guests, all), () => chargedFor(rule, guests, all, taxes)) ?? []));
  const ofPlain = ({ from, rules }: TaxPeriod): TaxesDue => plain(from, () => dueFor(rules, oneGuest));
  const ofScope = ({ rules }: TaxPeriod, night: TaxableNight): TaxesDue => {
    const guests = night.stay?.guests ?? oneGuest;
    const all = night.of?.guests ?? guests;
    const held = rules.filter((rule) => holdsOn(rule, night));
    return kinds(held.map((rule) => keyOf(rule, guests, all)).join(';'), () => dueFor(held, guests, all));
  };
  return (night) => {
    const period = periods.find(({ from }) => from <= night.date);
    if (period === undefined) return nothingDue;
    return isPlain && isRoomNight(night) && night.of === undefined ? ofPlain(period) : ofScope(period, night);
  };
}

const dueOf = (taxes: readonly ChargedTax[]): TaxesDue => ({
  taxes,
  bands: bandsOf(taxes.map((tax) => [tax, tax.places] as const)),
  hasInclusive: taxes.some(({ rule }) => rule.inclusive),
  hasLimits: taxes.some(({ rule }) => rule.atMost !== undefined || rule.untaxedPerGuest !== undefined),
});

const nothingDue = dueOf([]);

/** Whether it makes a difference to a rule who sleeps in a room. */
const isByGuests = ({ per, bandPer, untaxedPerGuest }: TaxEntry): boolean =>
  per === 'person' || bandPer === 'person' || untaxedPerGuest !== undefined;

/** What of a party makes a difference to a rule. */
const guestsKey = ({ adults, childAges }: GuestCounts): string =>
  `${adults} ${childAges.map(String).toSorted().join()}`;
