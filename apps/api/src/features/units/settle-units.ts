import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingKey } from '../../database/booking-key.ts';
import { noteBookingChange, settleBookings } from '../../database/booking-changes.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { inBatches } from '../../database/in-batches.ts';
import { isSpread } from '../../database/spread-over-servers.ts';
import { transact } from '../../database/transact.ts';
import { driveOut } from './drive-out.ts';
import { giveUnits, type UnitNeed } from './give-units.ts';
import { cellsTaken } from './missing-units.ts';
import { cellKey } from './unit-cells.ts';
import {
  deleteNights,
  housedBookings,
  unsettledOf,
  waitingIn,
  writeNights,
  type HousedBooking,
  type NightRow,
  type UnitWindow,
} from './unit-nights.queries.ts';

/** Has every change of a booking give it its units, or take them, in its own transaction. */
export const keepUnits = (db: Database): void => settleBookings(db, settleUnits);

/** Gives bookings units for the nights that they have, and takes those of nights that they do not have any more. */
export async function settleUnits(tx: Transaction, keys: readonly BookingKey[]): Promise<void> {
  const byHotel = [...Map.groupBy(keys, ({ hotel_id }) => hotel_id)].toSorted(([one], [other]) => one - other);
  const together = isSpread(tx) ? byHotel.map(([, its]) => its) : [byHotel.flatMap(([, its]) => its)];
  for (const some of together) await settle(tx, some);
}

async function settle(tx: Transaction, keys: readonly BookingKey[]): Promise<void> {
  const { needs, freed } = await takeBack(tx, await housedBookings(tx, keys));
  const without = await giveUnits(tx, needs);
  await houseGuests(
    tx,
    without.filter(({ held }) => held === 'in_house').map(({ booking }) => booking),
  );
  await settleWaiting(tx, freed);
}

/** Takes from bookings what they do not have any more, and says what they need and what is free now. */
async function takeBack(
  tx: Transaction,
  bookings: readonly HousedBooking[],
): Promise<{ needs: readonly UnitNeed[]; freed: readonly UnitWindow[] }> {
  const needs: UnitNeed[] = [];
  const freed: UnitWindow[] = [];
  for (const booking of bookings) {
    const { gone, kept, need } = compared(booking);
    await deleteNights(tx, booking.hotel_id, gone);
    await writeNights(tx, booking.hotel_id, kept);
    needs.push(...need);
    for (const [roomTypeId, nights] of Map.groupBy(gone, (night) => night.room_type_id)) {
      const dates = nights.map(({ date }) => date).toSorted();
      const [first, last] = [dates[0], dates.at(-1)];
      if (first !== undefined && last !== undefined)
        freed.push({ at: freed.length, hotelId: booking.hotel_id, roomTypeId, first, last });
    }
  }
  return { needs, freed };
}

/** Guests in the house come before those who are to come. */
async function houseGuests(tx: Transaction, keys: readonly BookingKey[]): Promise<void> {
  if (keys.length === 0) return;
  const left = await driveOut(tx, await housedBookings(tx, keys));
  if (left.length === 0) return;
  const { needs } = await takeBack(tx, await housedBookings(tx, keys));
  await giveUnits(tx, needs);
  await giveUnits(tx, (await takeBack(tx, await housedBookings(tx, left))).needs);
}

/** Gives units that are free now to those who wait for one. */
export async function settleWaiting(tx: Transaction, freed: readonly UnitWindow[]): Promise<void> {
  for (const [hotelId, windows] of Map.groupBy(freed, (window) => window.hotelId)) {
    const waiting = await waitingIn(tx, hotelId, windows);
    if (waiting.length === 0) continue;
    await giveUnits(tx, (await takeBack(tx, await housedBookings(tx, waiting))).needs);
    for (const one of waiting) noteBookingChange(tx, one);
  }
}

interface Compared {
  /** Nights that the booking does not have any more. */
  readonly gone: readonly NightRow[];
  /** Nights that it has otherwise than is written. */
  readonly kept: readonly NightRow[];
  readonly need: readonly UnitNeed[];
}

/** What a booking takes beside the units that it has. */
function compared(booking: HousedBooking): Compared {
  const { nights, in_house: inHouse } = booking;
  const cells = cellsTaken(booking);
  const wanted = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const gone: NightRow[] = [];
  const kept: NightRow[] = [];
  const has = new Set<string>();
  for (const night of nights) {
    const key = cellKey({ roomTypeId: night.room_type_id, place: night.place, date: night.date });
    const cell = wanted.get(key);
    // Hours beyond those it had may be another's.
    if (cell === undefined || cell.hourFrom < night.hour_from || cell.hourTo > night.hour_to) {
      gone.push(night);
      continue;
    }
    has.add(key);
    const held = night.held === 'pinned' ? night.held : inHouse ? 'in_house' : null;
    const isSame = held === night.held && cell.hourFrom === night.hour_from && cell.hourTo === night.hour_to;
    if (!isSame) kept.push({ ...night, held, hour_from: cell.hourFrom, hour_to: cell.hourTo });
  }
  const missing = cells.filter((cell) => !has.has(cellKey(cell)));
  const need = [...Map.groupBy(missing, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, its]) => ({
    booking,
    roomTypeId,
    cells: its,
    wants: new Map(
      nights.filter((night) => night.room_type_id === roomTypeId).map(({ place, unit_id }) => [place, unit_id]),
    ),
    held: inHouse ? ('in_house' as const) : null,
  }));
  return { gone, kept, need };
}

/** Bookings that are settled in one transaction. */
const batch = 20;

/** Settles what a hotel has from a date on and a version that knows no units has booked, changed or let go; how many bookings. */
export async function settleHotelUnits(db: Database, hotelId: number, from: LocalDate): Promise<number> {
  const unsettled = await transact(db, (tx) => unsettledOf(tx, hotelId, from));
  for (const some of inBatches(unsettled, batch)) await transact(db, (tx) => settleUnits(tx, some));
  return unsettled.length;
}
