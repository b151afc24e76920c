import { childPriceEndsAt, pricedGuestsOf } from '../guests/priced-guests.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { RoomCapacity } from './occupancy.ts';

export const agesOfShare = ['older', 'between', 'younger'] as const;

/**
 * The guests of one room as `fits` needs them. Children are `older` where they need a bed and are extra adults, `younger`
 * where they are neither: at 12, unless the property's bands end at another age. Who is one of the two is `between`.
 */
export interface Share extends Readonly<Record<(typeof agesOfShare)[number], number>> {
  readonly adults: number;
}

/** The ages of a party's children by how a room of its property counts them, the oldest first. */
export function childrenByAge(
  party: GuestCounts,
  { adultFrom = childPriceEndsAt }: Pick<RoomCapacity, 'adultFrom'> = {},
): Record<(typeof agesOfShare)[number], (number | null)[]> {
  pricedGuestsOf(party, 'party');
  const byAge = party.childAges.toSorted((left, right) => (right ?? -1) - (left ?? -1));
  const [low, high] = [Math.min(adultFrom, childPriceEndsAt), Math.max(adultFrom, childPriceEndsAt)];
  const within = (from: number, to: number): (number | null)[] =>
    byAge.filter((age) => (age ?? childPriceEndsAt - 1) >= from && (age ?? childPriceEndsAt - 1) < to);
  return { older: within(high, Infinity), between: within(low, high), younger: within(0, low) };
}

export function shareOf({ adults }: GuestCounts, children: ReturnType<typeof childrenByAge>): Share {
  return {
    adults,
    older: children.older.length,
    between: children.between.length,
    younger: children.younger.length,
  };
}

/** A whole party as a room of its property counts it. Throws as `placeGuests` does. */
export const wholeParty = (party: GuestCounts, room: Pick<RoomCapacity, 'adultFrom'> | undefined): Share =>
  shareOf(party, childrenByAge(party, room));

export const nobody: Share = { adults: 0, older: 0, between: 0, younger: 0 };

/** Whether nobody is in a share. */
export const isNobody = ({ adults, older, between, younger }: Share): boolean =>
  adults + older + between + younger === 0;

export const shareKey = ({ adults, older, between, younger }: Share): string =>
  `${adults},${older},${between},${younger}`;

export function without(party: Share, { adults, older, between, younger }: Share): Share {
  return {
    adults: party.adults - adults,
    older: party.older - older,
    between: party.between - between,
    younger: party.younger - younger,
  };
}
