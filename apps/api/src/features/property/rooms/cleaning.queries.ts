import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** A line of a unit's history. */
export type UnitChangeRow = Selectable<Tables['unit_change']>;

/** What was last said to be broken in each unit of a hotel and is not mended. */
export async function lastFaults(db: Kysely<Tables>, hotelId: number): Promise<UnitChangeRow[]> {
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
  return rows.filter(({ what }) => what === 'broken');
}

/** The pictures of all that was ever broken in a unit. */
export async function picturesOfUnit(db: Kysely<Tables>, hotelId: number, unitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unit_change')
    .select('picture_id')
    .where('hotel_id', '=', hotelId)
    .where('unit_id', '=', unitId)
    .where('picture_id', 'is not', null)
    .execute();
  return rows.flatMap(({ picture_id: id }) => (id === null ? [] : [id]));
}
