import { noteBookingChange } from '../../database/booking-changes.ts';
import type { Transaction } from '../../database/database.types.ts';
import { missingOf } from './missing-units.ts';
import { settleUnits } from './settle-units.ts';
import { housedBookings, type HousedBooking } from './unit-nights.queries.ts';

/** Gives bookings other units; answers those of which more nights have none then than before, as they were read. */
export async function houseAgain(tx: Transaction, left: readonly HousedBooking[]): Promise<readonly HousedBooking[]> {
  if (left.length === 0) return [];
  await settleUnits(tx, left);
  for (const one of left) noteBookingChange(tx, one);
  const before = new Map(left.map((one) => [one.booking_id, missingOf(one).length]));
  const now = await housedBookings(tx, left);
  return now.filter((one) => missingOf(one).length > (before.get(one.booking_id) ?? 0));
}
