import { sql, type Kysely, type Selectable } from 'kysely';
import type { BookingId, BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import type { RegistrationReportTable } from '../../../database/tables/registration-tables.ts';
import type { Tables } from '../../../database/tables.ts';

export type ReportRow = Selectable<RegistrationReportTable>;

/** The files of some bookings, the oldest first. */
export function reportsOf(db: Kysely<Tables>, hotelId: number, bookingIds: readonly BookingId[]): Promise<ReportRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('registration_report')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', bookingIds)
    .orderBy('made_at')
    .orderBy('number')
    .execute();
}

export const findReport = (db: Kysely<Tables>, hotelId: number, reportId: string): Promise<ReportRow | undefined> =>
  db
    .selectFrom('registration_report')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('report_id', '=', reportId)
    .executeTakeFirst();

export async function insertReport(tx: Transaction, row: ReportRow): Promise<void> {
  await tx.insertInto('registration_report').values(row).execute();
}

/** What became of a file, where it still waits for that; answers whether it did. */
export async function settleReport(
  tx: Transaction,
  { hotel_id: hotelId, report_id: reportId }: Pick<ReportRow, 'hotel_id' | 'report_id'>,
  from: readonly ReportRow['state'][],
  to: Partial<Pick<ReportRow, 'state' | 'sent_at' | 'sent_by' | 'receipt' | 'refusal'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registration_report')
    .set(to)
    .where('hotel_id', '=', hotelId)
    .where('report_id', '=', reportId)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Counts a try at which the authority was out of reach. */
export async function countFailure(
  db: Kysely<Tables>,
  { hotel_id: hotelId, report_id: reportId }: Pick<ReportRow, 'hotel_id' | 'report_id'>,
): Promise<void> {
  await db
    .updateTable('registration_report')
    .set({ failures: sql<number>`failures + 1` })
    .where('hotel_id', '=', hotelId)
    .where('report_id', '=', reportId)
    .execute();
}

/** Takes the files of a booking out; who sent them, when, and their hash and receipt stay. */
export async function dropFiles(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('registration_report')
    .set({ sealed: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
