export type { BookingLine } from '../src/inventory/booking-line.types.ts';
export {
  bookingLinesOf,
  inLockOrder,
  nightHours,
  type HoursOfHotel,
  type SelectedStay,
} from '../src/inventory/booking-lines.ts';
export { freeFor, timesFree, withLine, type CountedRooms } from '../src/inventory/free-rooms.ts';
export { linesUntil } from '../src/inventory/lines-until.ts';
export { dayAvailabilities, type DayAvailability } from '../src/inventory/day-availability.ts';
