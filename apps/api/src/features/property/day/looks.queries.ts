import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { DayLookTable } from '../../../database/tables/note-tables.ts';

type LookRow = Selectable<DayLookTable>;

export const findLook = (db: Database, hotelId: number, personId: string): Promise<LookRow | undefined> =>
  db
    .selectFrom('day_look')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('person_id', '=', personId)
    .executeTakeFirst();

/** Writes a look; one that comes late takes nothing back. */
export async function writeLook(db: Database, row: LookRow): Promise<void> {
  await db
    .insertInto('day_look')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'person_id']).doUpdateSet({
        looked_at: sql<Date>`greatest(day_look.looked_at, excluded.looked_at)`,
        since: sql<Date>`greatest(day_look.since, excluded.since)`,
      }),
    )
    .execute();
}
