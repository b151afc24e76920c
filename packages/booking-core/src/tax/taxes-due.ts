import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { chargedFor, oneGuest, type ChargedTax } from './charged-tax.ts';
import { hasScope, holdsOn, isRoomNight } from './holds-on.ts';
import { bandsOf, type TaxBand } from './tax-bands.ts';
import { periodsOf, type TaxPeriod } from './tax-periods.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** The taxes that can be charged on nights alike, before their prices are looked at. */
export interface TaxesDue {
  readonly taxes: readonly ChargedTax[];
  /** Price bands of the room-level taxes. */
  readonly bands: readonly TaxBand<ChargedTax>[];
  readonly hasInclusive: boolean;
  /** Whether one of them may come to a sum instead of its percentage. */
  readonly hasLimits: boolean;
}

/** How many kinds of nights are remembered: parties of many ages would otherwise fill the memory. */
const mostKept = 1000;

/**
 * For a night, the taxes due on it by its date, its room, its guests and its place in the stay. Nights alike get the
 * same object, so that they can be counted together; the rules of most properties make no difference between rooms.
 */
export function taxesDueBy(taxes: readonly TaxEntry[]): (night: TaxableNight) => TaxesDue {
  const charged = new Map<string, ChargedTax | null>();
  const kinds = new Map<string, TaxesDue>();
  const periods = periodsOf(taxes);
  const isPlain = !taxes.some(hasScope);
  // Most stays lie within one period: the others are not worked out.
  const plain = new Map<TaxPeriod, TaxesDue>();
  const ofPlain = (period: TaxPeriod): TaxesDue => {
    const known = plain.get(period) ?? dueOf(period.rules.flatMap((rule) => chargedFor(rule, oneGuest) ?? []));
    plain.set(period, known);
    return known;
  };

  const keyOf = (rule: number, guests: GuestCounts): string => `${rule} ${guestsKey(taxes[rule], guests)}`;
  const ofScope = ({ rules }: TaxPeriod, night: TaxableNight): TaxesDue => {
    const guests = night.stay?.guests ?? oneGuest;
    const keys = rules.filter((rule) => holdsOn(rule, night)).map((rule) => keyOf(taxes.indexOf(rule), guests));
    const key = keys.join(';');
    const known = kinds.get(key);
    if (known !== undefined) return known;
    if (kinds.size >= mostKept) kinds.clear();
    const made = dueOf(keys.flatMap((one) => chargedAs(one, guests) ?? []));
    kinds.set(key, made);
    return made;
  };
  const chargedAs = (key: string, guests: GuestCounts): ChargedTax | null => {
    const known = charged.get(key);
    if (known !== undefined) return known;
    const rule = taxes[Number.parseInt(key, 10)];
    const made = rule === undefined ? null : chargedFor(rule, guests);
    if (charged.size >= mostKept) charged.clear();
    charged.set(key, made);
    return made;
  };
  return (night) => {
    const period = periods.find(({ from }) => from <= night.date);
    if (period === undefined) return nothingDue;
    return isPlain && isRoomNight(night) ? ofPlain(period) : ofScope(period, night);
  };
}

const dueOf = (taxes: readonly ChargedTax[]): TaxesDue => ({
  taxes,
  bands: bandsOf(taxes.filter(({ rule }) => rule.level === 'room')),
  hasInclusive: taxes.some(({ rule }) => rule.inclusive),
  hasLimits: taxes.some(({ rule }) => rule.atMost !== undefined || rule.untaxedPerGuest !== undefined),
});

const nothingDue = dueOf([]);

/** What of a party makes a difference to a rule. */
function guestsKey(rule: TaxEntry | undefined, { adults, childAges }: GuestCounts): string {
  if (rule?.per !== 'person' && rule?.bandPer !== 'person' && rule?.untaxedPerGuest === undefined) return '';
  return `${adults} ${childAges.map(String).toSorted().join()}`;
}
