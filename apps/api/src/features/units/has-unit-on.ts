import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { cellsTaken, missingOf } from './missing-units.ts';
import { settleUnits } from './settle-units.ts';
import { housedBookings, unitsInWindows } from './unit-nights.queries.ts';

/** Whether a booking has a unit for each of its rooms on a day, once it is given what is free: of types that have units. */
export async function hasUnitOn(tx: Transaction, booking: BookingKey, day: LocalDate): Promise<boolean> {
  await settleUnits(tx, [booking]);
  const [housed] = await housedBookings(tx, [booking]);
  if (housed === undefined) return true;
  const dates = cellsTaken(housed).map(({ date }) => date);
  // Who comes after midnight comes for the night before.
  const date = dates.toSorted().findLast((one) => one <= day);
  const missing = missingOf(housed).filter((cell) => cell.date === date);
  const windows = [...new Set(missing.map(({ roomTypeId }) => roomTypeId))].map((roomTypeId, at) => ({
    at,
    hotelId: booking.hotel_id,
    roomTypeId,
    first: day,
    last: day,
  }));
  return (await unitsInWindows(tx, windows)).length === 0;
}
