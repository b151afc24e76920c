import { pricedGuestsOf } from '../guests/priced-guests.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { hasCot, placeGuests, type PlaceableRoom } from './place-guests.ts';

/** A party in rooms that may be too small for it. */
export interface PlacedParty {
  /** Who sleeps in each room, in the order of the rooms. */
  readonly placed: readonly GuestCounts[];
  /** Who has no room yet; nobody where the rooms hold the party. */
  readonly left: GuestCounts;
}

/**
 * Places as many of a party as the rooms hold, by `placeGuests`. Of those who find no place about as many are adults as
 * in the whole party, and the youngest children are placed last. Null where there are more rooms than adults, or where a
 * room asks for more guests than there are. Throws as `placeGuests` does.
 */
export function placeSome(party: GuestCounts, rooms: readonly PlaceableRoom[]): PlacedParty | null {
  const { atAdultPrice, atChildPrice } = pricedGuestsOf(party, 'party');
  const all = atAdultPrice + atChildPrice;
  const byAge = party.childAges.toSorted((one, other) => (other ?? -1) - (one ?? -1));
  const cots = rooms.some(hasCot) ? party.infants : 0;
  for (let leaving = 0; leaving < all; leaving++) {
    for (const adults of adultsLeaving(party, rooms.length, leaving, all)) {
      const children = byAge.length - (leaving - adults);
      const staying = { adults: party.adults - adults, childAges: byAge.slice(0, children), infants: cots };
      const placed = placeGuests(staying, rooms);
      if (placed !== null)
        return {
          placed,
          left: { adults, childAges: byAge.slice(children), infants: party.infants - cots },
        };
    }
  }
  return null;
}

/** The possible numbers of adults among the guests left out, best first: closest to the adults' share of the party. */
function adultsLeaving(
  { adults, childAges }: GuestCounts,
  rooms: number,
  leaving: number,
  all: number,
): readonly number[] {
  const fair = Math.round((leaving * adults) / all);
  return Array.from({ length: leaving + 1 }, (_, count) => count)
    .filter((count) => adults - count >= rooms && leaving - count <= childAges.length)
    .toSorted((one, other) => Math.abs(one - fair) - Math.abs(other - fair));
}
