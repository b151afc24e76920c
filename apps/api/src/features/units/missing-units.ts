import { cellKey, cellsOf, type UnitCell } from './unit-cells.ts';
import type { HousedBooking } from './unit-nights.queries.ts';

/** What a booking takes; empty once it has no rooms. */
export function cellsTaken({ lines, hourly, is_housed: isHoused }: HousedBooking): UnitCell[] {
  return isHoused ? cellsOf(lines, (roomTypeId) => hourly.includes(roomTypeId)) : [];
}

/** What of that has no unit. */
export function missingOf(booking: HousedBooking): UnitCell[] {
  const has = new Set(booking.nights.map((night) => cellKey({ ...night, roomTypeId: night.room_type_id })));
  return cellsTaken(booking).filter((cell) => !has.has(cellKey(cell)));
}
