import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { RoomCapacity } from './occupancy.ts';

/** A room for so many guests, each in a bed of his own, that takes whoever comes beyond its price. */
export const room = (maxPax: number, fields: Partial<RoomCapacity> = {}): RoomCapacity => ({
  minPax: 1,
  maxPax,
  maxBeds: maxPax,
  maxRooms: 4,
  dormBed: false,
  extraAdult: true,
  extraChild: true,
  ...fields,
});

export const partyOf = (adults: number, childAges: (number | null)[] = [], infants = 0): GuestCounts => ({
  adults,
  childAges,
  infants,
});
