import type { LocalDate } from '@latchkey/booking-core/dates';
import { bookingLinesOf, freeFor, timesFree } from '@latchkey/booking-core/inventory';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { inventoryBetween } from '../inventory/inventory.queries.ts';
import { byKey, keyOf } from '../inventory/inventory.service.ts';
import type { FreeRooms } from './availability.service.ts';

/** At or below this count pages show how many rooms are left, so the count is read from the database. */
const scarceRooms = 5;

export function tellsOfFew(rooms: readonly { readonly availableRooms: number }[]): boolean {
  return rooms.some(({ availableRooms }) => availableRooms > 0 && availableRooms <= scarceRooms);
}

/** What is free as the database has it at this moment. */
export async function freeNow(db: Database, hotel: HotelRecord, first: LocalDate, last: LocalDate): Promise<FreeRooms> {
  const rows = byKey(await inventoryBetween(db, hotel.id, first, last));
  return (roomTypeId, { checkIn, checkOut }) => {
    const rooms = [{ roomTypeId, ratePlanId: '', adults: 1, childAges: [], infants: 0 }];
    const lines = bookingLinesOf(hotel.sale, { stay: { kind: 'nights', checkIn, checkOut }, rooms });
    return timesFree(lines, (line) => freeFor(line, rows.get(keyOf(line))));
  };
}
