import type { Kysely } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import type { FormKind, Tables } from '../../database/tables.ts';

export interface FormEntry {
  readonly hotelId: number;
  readonly kind: FormKind;
  readonly entryId: string;
  readonly facts: object;
}

/** Keeps what somebody sent in; false where an entry of that id is there already. */
export async function keepEntry(tx: Work, entry: FormEntry, at: Date): Promise<boolean> {
  const kept = await tx
    .insertInto('form_entry')
    .values({
      hotel_id: entry.hotelId,
      kind: entry.kind,
      entry_id: entry.entryId,
      facts: JSON.stringify(entry.facts),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'kind', 'entry_id']).doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function findEntry(
  db: Kysely<Tables>,
  hotelId: number,
  kind: FormKind,
  entryId: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('form_entry')
    .select('facts')
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row?.facts as Record<string, unknown> | undefined;
}

export async function forgetEntry(
  db: Database,
  { hotelId, kind, entryId }: Pick<FormEntry, 'hotelId' | 'kind' | 'entryId'>,
): Promise<void> {
  await db
    .deleteFrom('form_entry')
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('entry_id', '=', entryId)
    .execute();
}
