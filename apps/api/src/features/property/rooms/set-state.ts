import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { momentOf } from '@latchkey/booking-core/time';
import { mayBecome, type UnitState } from '@latchkey/booking-core/units';
import { bookingKey } from '../../../database/booking-key.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockUnit, namedNights, noteUnitChange, writeState, type UnitRow } from '../../units/units.ts';

/**
 * Sets a unit's state; the bookings that are in it today are told anew, so that who waits for it sees that it is ready.
 * Where `was` is named and it is another by now, nothing is done: somebody else knows better. What it is since today stays.
 */
export async function setUnitState(
  tx: Transaction,
  { id: hotelId, sale }: Pick<HotelRecord, 'id' | 'sale'>,
  unitId: string,
  {
    state,
    was,
    note,
    today,
    at,
  }: {
    readonly state: UnitState;
    readonly was: UnitState | undefined;
    readonly note: string | null;
    readonly today: LocalDate;
    readonly at: Date;
  },
): Promise<UnitRow | 'not_found' | 'not_clean' | 'changed'> {
  const unit = await lockUnit(tx, hotelId, unitId);
  if (unit === undefined) return 'not_found';
  const isOfToday = unit.state_at !== null && unit.state_at.getTime() >= momentOf(today, '00:00', sale.timeZone);
  if (unit.state === state && isOfToday && note === null) return unit;
  if (was !== undefined && unit.state !== was) return 'changed';
  if (!mayBecome(unit.state, state)) return 'not_clean';
  await writeState(tx, unit, state, at);
  await noteUnitChange(tx, unit, { what: state, at, note });
  for (const { booking_id } of await namedNights(tx, hotelId, { first: addDays(today, -1), last: today, unitId }))
    noteBookingChange(tx, bookingKey(hotelId, booking_id));
  noteAct(tx, {
    hotelId,
    subject: unit.number,
    before: { state: unit.state },
    after: { state },
    why: note ?? undefined,
  });
  return { ...unit, state, state_at: at };
}
