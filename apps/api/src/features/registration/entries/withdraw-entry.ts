import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import { closedBy } from './closed-by.ts';
import { deleteRegistration, registrationsOf } from './registrations.queries.ts';
import { reportsOf } from './reports.queries.ts';

/** Deletes what a guest filled in of a traveller of a locked booking, as long as the desk has not taken it over. */
export async function withdrawEntry(
  tx: Transaction,
  hotel: HotelRecord,
  row: BookingRow,
  place: number,
  at: Date,
): Promise<'done' | 'closed'> {
  const rows = await registrationsOf(tx, hotel.id, [row.booking_id]);
  const files = await reportsOf(tx, hotel.id, [row.booking_id]);
  if (closedBy(row, rows, files, propertyToday(hotel.sale.timeZone, at)) !== null) return 'closed';
  await deleteRegistration(tx, { hotel_id: hotel.id, booking_id: row.booking_id }, place);
  noteAct(tx, { hotelId: hotel.id, bookingId: row.booking_id, after: { traveller: place + 1, fields: 0 } });
  return 'done';
}
