import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { RegistrationSettingsTable } from '../../../database/tables/registration-tables.ts';
import { openedHouseKeys } from './sealed-entry.ts';
import type { Tables } from '../../../database/tables.ts';

export type SettingsRow = Selectable<RegistrationSettingsTable>;

export const settingsOf = (db: Kysely<Tables>, hotelId: number): Promise<SettingsRow | undefined> =>
  db.selectFrom('registration_settings').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();

/** A house's keys at its authority; null where they are missing or cannot be opened. */
export async function houseKeysOf(
  db: Kysely<Tables>,
  hotelId: number,
  keys: readonly Buffer[],
): Promise<Readonly<Record<string, string>> | null> {
  const sealed = (await settingsOf(db, hotelId))?.sealed ?? null;
  return sealed === null ? null : openedHouseKeys(sealed, hotelId, keys);
}

/** Writes what a house says of itself; its keys where they are given. */
export async function writeSettings(
  tx: Transaction,
  { hotel_id: hotelId, house, own_fields: ownFields, sealed, changed_at: at }: Omit<SettingsRow, 'files'>,
): Promise<void> {
  const said = {
    house: JSON.stringify(house),
    own_fields: JSON.stringify(ownFields),
    sealed,
    changed_at: at,
  };
  await tx
    .insertInto('registration_settings')
    .values({ hotel_id: hotelId, files: 0, ...said })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(said))
    .execute();
}

/** The next number of a house's files, without gaps: its row stays locked until the file is there. */
export async function nextFile(tx: Transaction, hotelId: number, at: Date): Promise<number> {
  const { files } = await tx
    .insertInto('registration_settings')
    .values({ hotel_id: hotelId, house: '{}', own_fields: '[]', sealed: null, files: 1, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('hotel_id').doUpdateSet({ files: sql<number>`registration_settings.files + 1` }),
    )
    .returning('files')
    .executeTakeFirstOrThrow();
  return files;
}
