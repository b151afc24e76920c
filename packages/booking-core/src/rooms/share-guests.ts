import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { RoomGuests } from '../pricing/pricing.types.ts';
import { fits, type RoomCapacity } from './occupancy.ts';

/**
 * A party shared over so many rooms as evenly as it goes, the first rooms taking one more; children and infants follow
 * the adults. Throws `out_of_range` where there are fewer adults than rooms.
 */
export function shareGuests(party: RoomGuests, rooms: number): RoomGuests[] {
  if (requireCount(rooms, 'rooms') < 1 || party.adults < rooms) throw new CoreError('out_of_range', 'rooms');
  return Array.from({ length: rooms }, (_, room) => ({
    adults: shareOf(party.adults, rooms, room),
    childAges: party.childAges.filter((_age, child) => rooms - 1 - (child % rooms) === room),
    infants: shareOf(party.infants, rooms, room),
  }));
}

/** The fewest rooms of a type that hold a party and how it is shared, or null where it takes more than `maxRooms`. */
export function roomsFor(room: RoomCapacity, party: RoomGuests): RoomGuests[] | null {
  for (let count = 1; count <= Math.min(room.maxRooms, party.adults); count++) {
    const shares = shareGuests(party, count);
    if (shares.every((guests) => fits(room, guests))) return shares;
  }
  return null;
}

function shareOf(whole: number, rooms: number, room: number): number {
  return Math.floor(whole / rooms) + (room < whole % rooms ? 1 : 0);
}
