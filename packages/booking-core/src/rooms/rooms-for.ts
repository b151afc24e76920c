import { pricedGuestsOf } from '../guests/priced-guests.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { placeGuests, type PlaceableRoom } from './place-guests.ts';

/**
 * The fewest rooms of one type that hold a party, as who sleeps in each of them (`placeGuests`); null where the party
 * needs more than `maxRooms`, or does not fit at all. Throws as `placeGuests` does.
 */
export function roomsFor(room: PlaceableRoom, party: GuestCounts): GuestCounts[] | null {
  const { atAdultPrice, atChildPrice } = pricedGuestsOf(party, 'party');
  const fewest = Math.max(1, Math.ceil((atAdultPrice + atChildPrice) / room.maxPax));
  for (let count = fewest; count <= Math.min(room.maxRooms, party.adults); count++) {
    const placed = placeGuests(
      party,
      Array.from({ length: count }, () => room),
    );
    if (placed !== null) return placed;
  }
  return null;
}
