import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { TaxableNight, TaxEntry } from '../tax/tax.types.ts';
import type { AgreedNight, AgreedPart, AgreedRoom, AgreedStay, AgreedTerms } from './agreed-stay.types.ts';
import { exactlyPaidOf } from './exact-shares.ts';
import { allParts, firstGuests, paidOf, partsOfNight, withGuest } from './night-parts.ts';
import { taxableNightsOf } from './taxable-stay.ts';

/** Something of a stay that is taxed by the taxes of one day. */
export interface TaxedPart {
  readonly taxes: readonly TaxEntry[];
  readonly night: TaxableNight;
  readonly room: AgreedRoom;
  /** The change that it came with; 0 for the booking itself. */
  readonly came: number;
}

/**
 * The nights of an agreed stay as its taxes see them, what was agreed first being first. What came to a night later is
 * taxed with it where its day had the same taxes, and else by those of its day: it owes no sum of the room a second time,
 * and price bands look at the whole night, at its share of a discount before that was rounded.
 */
export function taxedParts(
  { rooms, exemptions = [] }: Pick<AgreedStay, 'rooms' | 'exemptions'>,
  taxesOf: (name: string) => readonly TaxEntry[],
): TaxedPart[] {
  return rooms.flatMap((room) => taxedRoom(room, taxesOf, exemptions)).toSorted((one, other) => one.came - other.came);
}

function taxedRoom(
  room: AgreedRoom,
  taxesOf: (name: string) => readonly TaxEntry[],
  exemptions: readonly string[],
): TaxedPart[] {
  const { nights, guests } = room;
  const all = nights.flatMap((night) => [night.taxes, ...(night.parts ?? []).map(({ taxes }) => taxes)]);
  const taxable = taxableNightsOf(
    [...new Set(all)].flatMap(taxesOf),
    { ...room, kind: room.hours === null ? 'nights' : 'hours' },
    nights.map((night) => ({ date: night.date, price: paidOf(night), bookedOn: night.bookedOn })),
    { exemptions },
  );
  return nights.flatMap((night, at) => {
    const whole = taxable[at];
    return whole === undefined ? [] : taxedNight(night, guests, whole, taxesOf).map((part) => ({ ...part, room }));
  });
}

function taxedNight(
  night: AgreedNight,
  guests: GuestCounts,
  whole: TaxableNight,
  taxesOf: (name: string) => readonly TaxEntry[],
): Omit<TaxedPart, 'room'>[] {
  const { base, parts } = partsOfNight(night);
  const taxes = taxesOf(base.taxes);
  const came = base.came ?? 0;
  const keyOf = (terms: AgreedTerms): string => dayKey(taxesOf(terms.taxes), terms);
  const others = parts.filter((part) => keyOf(part) !== keyOf(base));
  const bandPrice = exactlyPaidOf(night);
  if (others.length === 0) return [{ taxes, night: { ...whole, bandPrice }, came }];
  const alone = (
    terms: readonly AgreedTerms[],
    party: GuestCounts,
    bookedOn: AgreedTerms['bookedOn'],
  ): TaxableNight => ({
    ...whole,
    price: terms.reduce((sum, part) => sum + paidOf(part), 0),
    bandPrice,
    of: { guests },
    ...(whole.stay && { stay: { ...whole.stay, guests: party, bookedOn: bookedOn ?? whole.stay.bookedOn } }),
  });
  const together = [base, ...parts.filter((part) => !others.includes(part))];
  const further = [...Map.groupBy(others, keyOf).values()].map((same) => ({
    taxes: taxesOf(same[0]?.taxes ?? ''),
    night: { ...alone(same, partyOf(same), same[0]?.bookedOn), isFurther: true },
    came: same[0]?.came ?? 0,
  }));
  return [{ taxes, night: alone(together, firstGuests(guests, others), base.bookedOn), came }, ...further];
}

/** Parts of a night with the same taxes, booked on the same day where one of these asks for it, are taxed as one. */
const dayKey = (taxes: readonly TaxEntry[], { bookedOn }: AgreedTerms): string =>
  JSON.stringify([
    taxes,
    taxes.some(({ bookedFrom, bookedTo }) => bookedFrom !== undefined || bookedTo !== undefined) ? bookedOn : null,
  ]);

const partyOf = (parts: readonly AgreedPart[]): GuestCounts =>
  parts.reduce<GuestCounts>((party, { of }) => (of.kind === 'hours' ? party : withGuest(party, of)), {
    adults: 0,
    childAges: [],
    infants: 0,
  });

/** The names of all taxes that parts of a stay are agreed under. */
export const taxesNamed = ({ rooms, addons }: Pick<AgreedStay, 'rooms' | 'addons'>): string[] => [
  ...rooms.flatMap(({ nights }) => nights.flatMap(allParts)).map(({ taxes }) => taxes),
  ...addons.flatMap(({ lots }) => lots.flatMap(({ taxes }) => taxes ?? [])),
];
