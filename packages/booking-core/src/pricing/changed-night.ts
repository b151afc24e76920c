import type { AgreedNight, AgreedPart, AgreedRoom, PlacedGuest } from './agreed-stay.types.ts';
import { atLength } from './changed-hours.ts';
import type { PricesToday, WantedRoom } from './changed-stay.types.ts';
import { guestRates, withPriceOff, type OccupiedNight } from './guest-rates.ts';
import {
  firstGuests,
  guestsPlaced,
  guestsWithout,
  isSameGuest,
  nightOfParts,
  partsOfNight,
  termsOfDay,
  withGuest,
  withoutGuest,
} from './night-parts.ts';

/** A night after a change, and whether something of it went. */
export interface ChangedNight {
  readonly night: AgreedNight;
  readonly isLess: boolean;
}

/**
 * A kept night for the guests and the hours that are wanted now. Who leaves goes at the price at which he came, the
 * newest first; who comes costs today's difference and is a part of his own. Who comes in place of a guest who paid no
 * less, by the rate of that guest, has that place. Null where what is added is not sold.
 */
export function changedNight(
  night: AgreedNight,
  before: Pick<AgreedRoom, 'guests' | 'hours'>,
  want: WantedRoom,
  today: PricesToday,
  came: number,
): ChangedNight | null {
  const sized = atLength(partsOfNight(night), before, want, today, came);
  if (sized === null) return null;
  const rates = guestRates(night.date, want, today);
  const [had, wanted] = [guestsPlaced(before.guests), guestsPlaced(want.guests)];
  let now: OccupiedNight = { base: sized.base, parts: sized.parts, party: before.guests };
  let leaving = guestsWithout(had, wanted);
  const coming = guestsWithout(wanted, had);
  let isLess = sized.isLess;
  for (const isInPlace of [rates.isAlike, rates.isNoDearer])
    leaving = leaving.filter((leaves) => {
      const at = coming.findIndex((comes) => isInPlace(now, leaves, comes));
      const [comes] = at === -1 ? [] : coming.splice(at, 1);
      if (comes === undefined) return true;
      const off = rates.differenceOf(now, leaves, comes);
      isLess ||= off < 0;
      now = inPlaceOf(now, leaves, comes, off);
      return false;
    });
  for (const leaves of leaving) {
    const left = rates.without(now, leaves);
    if (left === null) return null;
    isLess = true;
    now = left;
  }
  for (const comes of coming) {
    const price = rates.priceOf(now, comes);
    if (price === null) return null;
    const part: AgreedPart = { of: comes, price, discounts: [], rate: rates.today, ...termsOfDay(today), came };
    now = { ...now, parts: [...now.parts, part], party: withGuest(now.party, comes) };
  }
  return { night: nightOfParts(night, now), isLess };
}

const nobody = { adults: 0, childAges: [], infants: 0 };

/** One guest for another, whose place then costs so much more, or less where it is below 0. */
function inPlaceOf(now: OccupiedNight, leaves: PlacedGuest, comes: PlacedGuest, off: number): OccupiedNight {
  const party = withGuest(withoutGuest(now.party, leaves), comes);
  const at = now.parts.findLastIndex(({ of }) => isSameGuest(of, leaves));
  const held = now.parts[at];
  if (held === undefined) {
    const was = firstGuests(now.party, now.parts);
    const is = withGuest(withoutGuest(was, leaves), comes);
    return { ...now, base: withPriceOff(now.base, off, { was, is }), party };
  }
  const change = { was: withGuest(nobody, leaves), is: withGuest(nobody, comes) };
  return { ...now, parts: now.parts.with(at, { ...withPriceOff(held, off, change), of: comes }), party };
}
