import { bookingKey } from '../../database/booking-key.ts';
import { noteBookingChange } from '../../database/booking-changes.ts';
import type { Transaction } from '../../database/database.types.ts';
import { leaveUnit } from './leave-unit.ts';
import { missingOf } from './missing-units.ts';
import { timeOf, type UnitCell } from './unit-cells.ts';
import { unitsInWindows, type HousedBooking, type NightRow, type UnitInWindow } from './unit-nights.queries.ts';

/**
 * Makes room for guests in the house who have none on a night: a stay that is free to move has to leave, even where it
 * finds no other unit. Returns those that left.
 */
export async function driveOut(tx: Transaction, guests: readonly HousedBooking[]): Promise<readonly HousedBooking[]> {
  const gone: HousedBooking[] = [];
  for (const guest of guests)
    for (const cell of missingOf(guest)) {
      const { hotel_id: hotelId } = guest;
      const { roomTypeId, date } = cell;
      const units = await unitsInWindows(tx, [{ at: 0, hotelId, roomTypeId, first: date, last: date }]);
      const [unit] = units.filter((one) => one.closures.length === 0 && thereOf(one, cell).every(isLoose));
      if (unit === undefined) continue;
      const there = [...new Set(thereOf(unit, cell).map(({ booking_id }) => booking_id))];
      const keys = there.map((id) => bookingKey(hotelId, id));
      const { left } = await leaveUnit(tx, keys, { unitId: unit.unit_id, first: date, last: date });
      for (const one of left) noteBookingChange(tx, one);
      gone.push(...left);
    }
  return gone;
}

const isLoose = ({ held }: NightRow): boolean => held === null;

/** Who is in a unit at the time of a cell. */
function thereOf({ nights }: UnitInWindow, cell: UnitCell): NightRow[] {
  const { from, to } = timeOf(cell);
  return nights.filter((night) => {
    const time = timeOf({ date: night.date, hourFrom: night.hour_from, hourTo: night.hour_to });
    return time.from < to && from < time.to;
  });
}
