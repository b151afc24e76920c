import type { Database } from '../../../database/database.types.ts';

/** The files of a hotel as they were written; null where it was written before they were kept. */
export async function textsOf(
  db: Database,
  hotelId: number,
  revision: string,
): Promise<Readonly<Record<string, string>> | null> {
  const row = await db
    .selectFrom('hotel_revision')
    .select('texts')
    .where('hotel_id', '=', hotelId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.texts ?? null;
}
