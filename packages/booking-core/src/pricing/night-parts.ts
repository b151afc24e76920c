import type { MinorUnits } from '../currency/currency.types.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { PricesToday } from './changed-stay.types.ts';
import type { AgreedNight, AgreedPart, AgreedTerms, PlacedGuest } from './agreed-stay.types.ts';

/** A night as it came, and what came to it later. */
export interface NightParts {
  readonly base: AgreedTerms;
  readonly parts: readonly AgreedPart[];
}

/** A night in its parts. */
export function partsOfNight(night: AgreedNight): NightParts {
  const { parts = [] } = night;
  const later = parts.reduce((count, { discounts }) => count + discounts.length, 0);
  const { price, discounts, rate, taxes, fees, bookedOn, came } = night;
  const base = {
    price: price - parts.reduce((sum, part) => sum + part.price, 0),
    discounts: discounts.slice(0, discounts.length - later),
    rate,
    taxes,
    ...(fees === undefined ? {} : { fees }),
    ...(bookedOn === undefined ? {} : { bookedOn }),
    ...(came === undefined ? {} : { came }),
  };
  return { base, parts };
}

/** The night that some parts are of; what is no part's, it keeps. */
export function nightOfParts(night: AgreedNight, { base, parts }: NightParts): AgreedNight {
  const { parts: _, ...rest } = night;
  const all = [base, ...parts];
  return {
    ...rest,
    ...base,
    price: all.reduce((sum, { price }) => sum + price, 0),
    discounts: all.flatMap(({ discounts }) => discounts),
    ...(parts.length === 0 ? {} : { parts }),
  };
}

/** A night with something done to its base and to each of its parts, in this order. */
export function mapParts(night: AgreedNight, change: <Terms extends AgreedTerms>(terms: Terms) => Terms): AgreedNight {
  const { base, parts } = partsOfNight(night);
  return nightOfParts(night, { base: change(base), parts: parts.map(change) });
}

/** The base of a night and its parts, in this order. */
export function allParts(night: AgreedNight): readonly AgreedTerms[] {
  const { base, parts } = partsOfNight(night);
  return [base, ...parts];
}

/** What a night or a part of one costs after everything that was taken off it. */
export const paidOf = ({ price, discounts }: Pick<AgreedTerms, 'price' | 'discounts'>): MinorUnits =>
  discounts.reduce((left, { amount }) => left - amount, price);

/** The same as if no other price had been agreed. */
export const paidWithoutAgreement = ({ price, discounts }: Pick<AgreedTerms, 'price' | 'discounts'>): MinorUnits =>
  paidOf({ price, discounts: discounts.filter(({ kind }) => kind !== 'agreed') });

export const isSameGuest = (one: AgreedPart['of'], other: AgreedPart['of']): boolean =>
  one.kind === other.kind && (one.kind !== 'child' || other.kind !== 'child' || one.age === other.age);

/** A party with one guest more. */
export const withGuest = (party: GuestCounts, guest: PlacedGuest): GuestCounts =>
  guest.kind === 'adult'
    ? { ...party, adults: party.adults + 1 }
    : { ...party, childAges: [...party.childAges, guest.age] };

/** A party without one guest of it. */
export function withoutGuest(party: GuestCounts, guest: PlacedGuest): GuestCounts {
  if (guest.kind === 'adult') return { ...party, adults: Math.max(0, party.adults - 1) };
  const at = party.childAges.indexOf(guest.age);
  return at === -1 ? party : { ...party, childAges: party.childAges.toSpliced(at, 1) };
}

/** Those of a party who were there when the night came: all but who came later. */
export const firstGuests = (party: GuestCounts, parts: readonly AgreedPart[]): GuestCounts =>
  parts.reduce((left, { of }) => (of.kind === 'hours' ? left : withoutGuest(left, of)), party);

/** The guests of a party who fill a place, adults first. */
export const guestsPlaced = ({ adults, childAges }: GuestCounts): PlacedGuest[] => [
  ...Array.from({ length: adults }, (): PlacedGuest => ({ kind: 'adult' })),
  ...childAges.map((age): PlacedGuest => ({ kind: 'child', age })),
];

/** Some guests without others, each of whom is taken off once. */
export function guestsWithout(guests: readonly PlacedGuest[], others: readonly PlacedGuest[]): PlacedGuest[] {
  const left = [...guests];
  for (const other of others) {
    const at = left.findIndex((guest) => isSameGuest(guest, other));
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/** Under what something comes that a change adds today. */
export const termsOfDay = ({
  taxes,
  fees,
  bookedOn,
}: Pick<PricesToday, 'taxes' | 'fees' | 'bookedOn'>): Pick<AgreedTerms, 'taxes' | 'fees' | 'bookedOn'> => ({
  taxes,
  ...(fees === undefined ? {} : { fees }),
  bookedOn,
});
