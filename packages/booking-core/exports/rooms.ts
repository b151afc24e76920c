export {
  checkRoomCount,
  fits,
  occupancyOf,
  type Occupancy,
  type OccupancyRefusal,
  type RoomCapacity,
} from '../src/rooms/occupancy.ts';
export { roomsFor, shareGuests } from '../src/rooms/share-guests.ts';
export { lowestPriceOf, sortRooms, type SortableRoom } from '../src/rooms/sort-rooms.ts';
