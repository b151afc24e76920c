import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
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
  tx: Transaction,
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
