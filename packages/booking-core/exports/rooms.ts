export {
  checkRoomCount,
  fits,
  mostAdultsOf,
  occupancyOf,
  roomAtPrices,
  type Occupancy,
  type OccupancyRefusal,
  type RoomCapacity,
} from '../src/rooms/occupancy.ts';
export { mostRooms } from '../src/rooms/housable.ts';
export type { PlaceableRoom } from '../src/rooms/place-guests.ts';
export { placeSome, type PlacedParty } from '../src/rooms/place-some.ts';
export { sortRooms, type SortableRoom } from '../src/rooms/sort-rooms.ts';
export { freeWithParts, type RoomOfParts, type RoomPart } from '../src/rooms/room-parts.ts';
/** @public The README shows it. */
export { roomsFor } from '../src/rooms/rooms-for.ts';
export { dormGuests, type DormGuests } from '../src/rooms/dorm-guests.ts';
export type { GuestKind } from '../src/guests/guest-kinds.types.ts';
