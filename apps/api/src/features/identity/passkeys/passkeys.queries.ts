import type { Kysely, Selectable } from 'kysely';
import type { NewRow, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type PasskeyRow = Selectable<Tables['passkey']>;

/** A person's passkeys, the first made first. */
export const passkeysOf = (db: Kysely<Tables>, personId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();

/** One of them, locked until the transaction ends: its counter is compared and written by one at a time. */
export const lockPasskey = (tx: Transaction, personId: string, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export async function insertPasskey(tx: Transaction, row: NewRow<'passkey'>): Promise<void> {
  await tx.insertInto('passkey').values(row).execute();
}

/** Writes that a passkey was used. */
export async function writePasskeyUse(
  tx: Transaction,
  { person_id, credential_id }: PasskeyRow,
  fields: Pick<PasskeyRow, 'counter' | 'is_backed_up' | 'last_used_at'>,
): Promise<void> {
  await tx
    .updateTable('passkey')
    .set(fields)
    .where('person_id', '=', person_id)
    .where('credential_id', '=', credential_id)
    .execute();
}

/** Forgets a passkey; whether there was one. */
export async function deletePasskey(db: Kysely<Tables>, personId: string, credentialId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('person_id', '=', personId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
