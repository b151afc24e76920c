import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import {
  closuresOf,
  deleteNights,
  houseAgain,
  housedBookings,
  insertNights,
  leaveUnit,
  lockUnit,
  missingOf,
  namedNights,
  takePins,
  type NamedNight,
} from '../../units/units.ts';

/** How moving a stay ended: nothing is done unless it is moved. */
export type Moved =
  | { readonly moved: readonly NamedNight[] }
  | { readonly refused: 'not_found' | 'not_housed' | 'closed' | 'changed' }
  | { readonly inTheWay: readonly NamedNight[] };

interface Move {
  readonly booking: BookingKey;
  readonly unitId: string;
  readonly place: number;
  /** The unit in which the caller saw it, null for none; undefined skips the check. */
  readonly from: string | null | undefined;
  /** All of its nights where they are not named. */
  readonly nights: { readonly first: LocalDate; readonly last: LocalDate } | undefined;
}

/** Puts one room of a booking into a unit of its type and pins it there. Who is there and is not held gets another. */
export async function moveStay(tx: Transaction, { booking, unitId, place, from, nights }: Move): Promise<Moved> {
  const unit = await lockUnit(tx, booking.hotel_id, unitId);
  const [housed] = await housedBookings(tx, [booking]);
  if (unit === undefined || housed === undefined) return { refused: 'not_found' };
  const isMeant = ({ date }: { readonly date: LocalDate }): boolean =>
    nights === undefined || (date >= nights.first && date <= nights.last);
  // The morning of a room that is sold by the hour too goes where its night goes.
  const isMorningOf = (night: { readonly date: LocalDate; readonly hour_from: number; readonly hour_to: number }) =>
    night.hour_from === 0 && night.hour_to < 24 && addDays(nights?.last ?? night.date, 1) === night.date;
  const own = housed.nights
    .filter((night) => night.room_type_id === unit.room_type_id && night.place === place)
    .filter((night) => isMeant(night) || isMorningOf(night));
  // A night that has no room by number yet is given this one.
  const cells = missingOf(housed)
    .filter((cell) => cell.roomTypeId === unit.room_type_id && cell.place === place)
    .filter(isMeant);
  const dates = [...own, ...cells].map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { refused: 'not_housed' };
  if (from !== undefined && own.some(({ unit_id }) => unit_id !== from)) return { refused: 'changed' };
  const closures = await closuresOf(tx, booking.hotel_id, first, last);
  if (closures.some((one) => one.unit_id === unitId)) return { refused: 'closed' };
  const there = (await namedNights(tx, booking.hotel_id, { first, last, unitId })).filter(
    (night) => night.booking_id !== booking.booking_id,
  );
  const ownThere = housed.nights.filter(
    (night) => night.unit_id === unitId && night.place !== place && night.date >= first && night.date <= last,
  );
  const keys = [...new Set(there.map(({ booking_id }) => booking_id))].map((id) => bookingKey(booking.hotel_id, id));
  const { held, left } = await leaveUnit(tx, keys, { unitId, first, last });
  const isIn = (some: readonly BookingKey[]) =>
    there.filter(({ booking_id }) => some.some((one) => one.booking_id === booking_id));
  if (held.length > 0) return { inTheWay: isIn(held) };
  await deleteNights(tx, booking.hotel_id, [...own, ...ownThere]);
  const pinned = { hotel_id: booking.hotel_id, unit_id: unitId, held: 'pinned' as const };
  await insertNights(tx, [
    ...own.map((night) => ({ ...night, ...pinned })),
    ...cells.map(({ roomTypeId, place: at, date, hourFrom, hourTo }) => ({
      booking_id: booking.booking_id,
      room_type_id: roomTypeId,
      place: at,
      date,
      hour_from: hourFrom,
      hour_to: hourTo,
      ...pinned,
    })),
  ]);
  const stuck = await houseAgain(tx, [...left, housed]);
  if (stuck.length > 0) return { inTheWay: there };
  noteAct(tx, {
    hotelId: booking.hotel_id,
    bookingId: booking.booking_id,
    before: { units: [...new Set(own.map(({ unit_id }) => unit_id))] },
    after: { unit: unit.number, first, last },
  });
  return { moved: there };
}

/** Takes the pins of a booking, or of one room of it; how many nights had one. */
export async function unpinStay(
  tx: Transaction,
  booking: BookingKey,
  room: { readonly roomTypeId: string | undefined; readonly place: number | undefined },
): Promise<number> {
  const [housed] = await housedBookings(tx, [booking]);
  const nights = await takePins(tx, booking, housed?.in_house ?? false, room);
  noteBookingChange(tx, booking);
  noteAct(tx, { hotelId: booking.hotel_id, bookingId: booking.booking_id, before: { pinned: nights } });
  return nights;
}
