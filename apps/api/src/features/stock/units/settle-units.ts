import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingKey } from '../../../database/booking-key.ts';
import { settleBookings } from '../../../database/booking-changes.ts';
import type { Database, Work } from '../../../database/database.types.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { isSpread } from '../../../database/spread-over-servers.ts';
import { transact } from '../../../database/transact.ts';
import { giveUnits, type UnitNeed } from './give-units.ts';
import { cellKey, cellsOf } from './unit-cells.ts';
import {
  deleteNights,
  housedBookings,
  unsettledOf,
  writeNights,
  type HousedBooking,
  type NightRow,
} from './unit-nights.queries.ts';

/** Has every change of a booking give it its units, or take them, in its own transaction. */
export const keepUnits = (db: Database): void => settleBookings(db, settleUnits);

/** Gives bookings units for the nights that they have, and takes those of nights that they do not have any more. */
export async function settleUnits(tx: Work, keys: readonly BookingKey[]): Promise<void> {
  const byHotel = [...Map.groupBy(keys, ({ hotel_id }) => hotel_id)].toSorted(([one], [other]) => one - other);
  const together = isSpread(tx) ? byHotel.map(([, its]) => its) : [byHotel.flatMap(([, its]) => its)];
  for (const some of together) await settle(tx, some);
}

async function settle(tx: Work, keys: readonly BookingKey[]): Promise<void> {
  const bookings = await housedBookings(tx, keys);
  const needs: UnitNeed[] = [];
  for (const booking of bookings) {
    const { gone, kept, need } = compared(booking);
    await deleteNights(tx, booking.hotel_id, gone);
    await writeNights(tx, booking.hotel_id, kept);
    needs.push(...need);
  }
  if (needs.length > 0) await giveUnits(tx, needs);
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
  const { lines, nights, is_housed: isHoused, in_house: inHouse } = booking;
  const hourly = new Set(booking.hourly);
  const cells = isHoused ? cellsOf(lines, (roomTypeId) => hourly.has(roomTypeId)) : [];
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
