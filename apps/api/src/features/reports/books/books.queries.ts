import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { BooksSnapshotTable } from '../../../database/tables/report-tables.ts';

/** The nights of a snapshot, as they are kept. */
export type SnapshotNights = Readonly<Record<string, readonly [rooms: number, revenue: number]>>;

/** Writes what stood on a hotel's books as a day began; whoever is second writes nothing. False where it was there. */
export async function insertSnapshot(
  db: Database,
  row: { readonly hotelId: number; readonly takenOn: LocalDate; readonly nights: SnapshotNights; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into books_snapshot (hotel_id, taken_on, nights, taken_at)
    values (${row.hotelId}, ${row.takenOn}, ${JSON.stringify(row.nights)}::jsonb, ${row.at})
    on conflict (hotel_id, taken_on) do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** The last snapshot of a hotel that was taken on a day or before. */
export const snapshotOn = async (
  db: Database,
  hotelId: number,
  date: LocalDate,
): Promise<{ readonly taken_on: BooksSnapshotTable['taken_on']; readonly nights: SnapshotNights } | undefined> =>
  db
    .selectFrom('books_snapshot')
    .select(['taken_on', 'nights'])
    .where('hotel_id', '=', hotelId)
    .where('taken_on', '<=', date)
    .orderBy('taken_on', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All hotels, by their ids. */
export async function hotelIdsOf(db: Database): Promise<readonly number[]> {
  const rows = await db.selectFrom('hotel').select('hotel_id').orderBy('hotel_id').execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

/** Forgets what a hotel's books were before a date. */
export async function forgetSnapshots(db: Database, hotelId: number, before: LocalDate): Promise<void> {
  await db.deleteFrom('books_snapshot').where('hotel_id', '=', hotelId).where('taken_on', '<', before).execute();
}
