export {
  type BedTyped,
  type LineProblem,
  type RoomLine,
  roomsTyped,
  type RoomTyped,
} from '../src/rooms-typed/rooms-typed.ts';
export { roomLines } from '../src/rooms-typed/room-lines.ts';
export { bedKinds, type BedKind } from '../src/rooms-typed/beds-typed.ts';
