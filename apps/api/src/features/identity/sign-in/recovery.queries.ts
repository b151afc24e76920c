import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** The hash of a person's recovery code; undefined where there is none. */
export async function recoveryHashOf(db: Kysely<Tables>, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.code_hash;
}

/** Keeps the hash of a person's recovery code, in place of the one before. */
export async function writeRecovery(tx: Transaction, personId: string, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('recovery_code')
    .values({ person_id: personId, code_hash: hash, created_at: at })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ code_hash: hash, created_at: at }))
    .execute();
}

/** Takes a recovery code that was used away; whether it was still there. */
export async function takeRecovery(tx: Transaction, personId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
