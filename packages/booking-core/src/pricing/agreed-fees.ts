import type { AgreedNight, AgreedRoom, AgreedStay, AgreedTerms } from './agreed-stay.types.ts';
import { guestsOfFee, type FeeCharge } from './fees.ts';
import { firstGuests, partsOfNight } from './night-parts.ts';
import type { Fee } from './pricing.types.ts';
import type { FeeUnit } from './price-units.ts';

/** A fee of an agreed stay, and the name of the taxes that it came under. */
export interface AgreedFee extends FeeCharge {
  readonly taxes: string;
}

/**
 * The fees of an agreed stay, each at the amount of the day on which that came which it is charged for: a night, a room,
 * a guest. Of several that it could be of, it is of the one that came first. The fees of a booking are those that it was
 * made with.
 */
export function agreedFees({ rooms, fees: ofStay = [] }: Pick<AgreedStay, 'rooms' | 'fees'>): AgreedFee[] {
  const chargesFor = (per: FeeUnit, { fees = ofStay, taxes }: AgreedTerms, quantity = 1): AgreedFee[] =>
    fees.filter((fee) => fee.per === per).map((fee) => ({ fee, quantity, taxes }));
  const guestsOf = (per: FeeUnit, { guests }: AgreedRoom, night: AgreedNight): AgreedFee[] => {
    const { base, parts } = partsOfNight(night);
    return [
      ...chargesFor(per, base, guestsOfFee(firstGuests(guests, parts))),
      ...parts.flatMap((part) => (part.of.kind === 'hours' ? [] : chargesFor(per, part))),
    ];
  };
  const nights = rooms.flatMap((room) => room.nights);
  const [first] = nights.toSorted(byArrival);
  if (first === undefined) return [];
  const charges = [
    ...chargesFor('booking', { ...first, fees: ofStay }),
    ...[...Map.groupBy(nights, ({ date }) => date).values()].flatMap((same) =>
      ofFirst(same, (one) => chargesFor('night', one)),
    ),
    ...rooms.flatMap((room) => [
      ...ofFirst(room.nights, (night) => [...chargesFor('room', night), ...guestsOf('guest', room, night)]),
      ...room.nights.flatMap((night) => [...chargesFor('room-night', night), ...guestsOf('guest-night', room, night)]),
    ]),
  ];
  const placeOf = ({ fee }: AgreedFee): number => known(ofStay.findIndex((one) => isSame(one, fee)));
  return charges
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => compared(placeOf(one), placeOf(other)) || byName(one.fee, other.fee));
}

/** Fees that came later, in an order of their own: that of the rooms is not always the same. */
const byName = (one: Fee, other: Fee): number => compared(keyOf(one), keyOf(other));
const compared = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;
const keyOf = ({ feeId, per }: Fee): string => `${feeId} ${per}`;

const known = (place: number): number => (place === -1 ? Infinity : place);

const isSame = (one: Fee, other: Fee): boolean => one.feeId === other.feeId && one.per === other.per;

const byArrival = (one: AgreedTerms, other: AgreedTerms): number => (one.came ?? 0) - (other.came ?? 0);

function ofFirst(nights: readonly AgreedNight[], charges: (night: AgreedNight) => AgreedFee[]): AgreedFee[] {
  const [first] = nights.toSorted(byArrival);
  return first === undefined ? [] : charges(first);
}
