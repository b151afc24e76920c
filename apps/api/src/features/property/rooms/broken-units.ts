import type { RoomUnit } from '@latchkey/api-contract/types';
import type { Database } from '../../../database/database.types.ts';
import { keptPictures } from '../../images/images.ts';
import { lastFaults, type UnitChangeRow } from './cleaning.queries.ts';

/** What was last said to be broken in each unit of a hotel and is not mended, by unit. */
export type BrokenUnits = ReadonlyMap<string, NonNullable<RoomUnit['broken']>>;

/** Reads what is broken in a hotel's units. */
export async function brokenUnits(db: Database, hotelId: number): Promise<BrokenUnits> {
  const faults = await lastFaults(db, hotelId);
  const pictureOf = await pictureOfChanges(db, hotelId, faults);
  return new Map(
    faults.map((fault) => [
      fault.unit_id,
      { at: fault.at.toISOString(), by: fault.author_name, text: fault.note ?? '', pictureId: pictureOf(fault) },
    ]),
  );
}

/** The picture of a line of a unit's history, of some that are told; null where there is none or it is erased. */
export async function pictureOfChanges(
  db: Database,
  hotelId: number,
  changes: readonly UnitChangeRow[],
): Promise<(change: UnitChangeRow) => string | null> {
  const named = changes.flatMap(({ picture_id: id }) => (id === null ? [] : [id]));
  const kept = await keptPictures(db, hotelId, named);
  return ({ picture_id: id }) => (id !== null && kept.has(id) ? id : null);
}
