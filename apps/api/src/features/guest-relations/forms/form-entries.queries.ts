import { sql, type Kysely } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { FormKind } from '../../../database/form-kind.ts';
import type { Tables } from '../../../database/tables.ts';

export interface FormEntry {
  readonly hotelId: number;
  readonly kind: FormKind;
  readonly entryId: string;
  readonly facts: object;
}

/** Keeps what somebody sent in; false where an entry of that id is there already. */
export async function keepEntry(tx: Transaction, entry: FormEntry, at: Date): Promise<boolean> {
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

/** Adds to what an entry says; false where there is none, or it says so already. */
export async function markEntry(
  tx: Transaction,
  { hotelId, kind, entryId }: Pick<FormEntry, 'hotelId' | 'kind' | 'entryId'>,
  marks: Readonly<Record<string, boolean>>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('form_entry')
    .select('facts')
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
  const facts = row?.facts as Readonly<Record<string, unknown>> | undefined;
  if (facts === undefined || Object.entries(marks).every(([mark, value]) => facts[mark] === value)) return false;
  await tx
    .updateTable('form_entry')
    .set({ facts: JSON.stringify({ ...facts, ...marks }) })
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', kind)
    .where('entry_id', '=', entryId)
    .execute();
  return true;
}

/** Deletes addresses that were signed up for letters or an alert before a moment and never confirmed; those of before there were confirmations stay. */
export async function forgetUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('form_entry')
    .where('kind', 'in', ['newsletter', 'availability-alert'])
    .where('created_at', '<', before)
    .where(sql<boolean>`facts ->> 'confirmed' = 'false'`)
    .execute();
}
