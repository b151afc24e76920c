import type { LocalDate } from '@latchkey/booking-core/dates';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { settleUnits } from './settle-units.ts';
import { cellKey, cellsOf } from './unit-cells.ts';
import { deleteNights, housedBookings, type HousedBooking, type NightRow } from './unit-nights.queries.ts';

/** Nights of one unit, both ends included. */
export interface UnitNights {
  readonly unitId: string;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

const isWithin = (night: NightRow, { unitId, first, last }: UnitNights): boolean =>
  night.unit_id === unitId && night.date >= first && night.date <= last;

/**
 * Takes a unit from stays that are in it on some nights, so that they are given another: a whole stay goes, unless it is
 * held. Answers those that are held there, and takes nothing from anybody where there are any.
 */
export async function leaveUnit(
  tx: Work,
  there: readonly BookingKey[],
  nights: UnitNights,
): Promise<{ readonly held: readonly HousedBooking[]; readonly left: readonly HousedBooking[] }> {
  const housed = there.length === 0 ? [] : await housedBookings(tx, there);
  const held = housed.filter((one) => one.nights.some((night) => isWithin(night, nights) && night.held !== null));
  if (held.length > 0) return { held, left: [] };
  for (const one of housed) {
    const places = new Set(one.nights.filter((night) => isWithin(night, nights)).map(({ place }) => place));
    const gone = one.nights.filter(
      (night) => night.unit_id === nights.unitId && places.has(night.place) && night.held === null,
    );
    await deleteNights(tx, one.hotel_id, gone);
  }
  return { held, left: housed };
}

/** Gives bookings other units; answers those of which a night has none then. */
export async function houseAgain(tx: Work, left: readonly BookingKey[]): Promise<readonly HousedBooking[]> {
  if (left.length === 0) return [];
  await settleUnits(tx, left);
  for (const one of left) noteBookingChange(tx, one);
  return (await housedBookings(tx, left)).filter(isWithoutUnit);
}

/** Whether a booking has a night without a unit. */
export function isWithoutUnit({ lines, nights, hourly, is_housed: isHoused }: HousedBooking): boolean {
  if (!isHoused) return false;
  const has = new Set(nights.map((night) => cellKey({ ...night, roomTypeId: night.room_type_id })));
  return cellsOf(lines, (roomTypeId) => hourly.includes(roomTypeId)).some((cell) => !has.has(cellKey(cell)));
}
