import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** What was last said to be broken in each unit of a hotel and is not mended, by unit. */
export type BrokenUnits = ReadonlyMap<string, Selectable<Tables['unit_change']>>;

/** Reads what is broken in a hotel's units. */
export async function brokenUnits(db: Kysely<Tables>, hotelId: number): Promise<BrokenUnits> {
  const rows = await db
    .selectFrom('unit_change')
    .selectAll()
    .distinctOn('unit_id')
    .where('hotel_id', '=', hotelId)
    .where('what', 'in', ['broken', 'mended'])
    .orderBy('unit_id')
    .orderBy('at', 'desc')
    .orderBy('change_id')
    .execute();
  return new Map(rows.filter(({ what }) => what === 'broken').map((row) => [row.unit_id, row]));
}
