import type { Work } from '../../../database/database.types.ts';
import { hashOf } from '../../../hash-of.ts';

/**
 * Locks what a code is asked for, or tried against, until the transaction ends, and returns the moments of its wrong
 * tries (milliseconds). A row lock, not an advisory one: databases that are spread over machines have those too.
 */
export async function lockSubject(tx: Work, of: string, at: Date): Promise<number[]> {
  const subject = hashOf(of);
  await tx
    .insertInto('code_subject')
    .values({ subject, changed_at: at })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  const row = await tx
    .selectFrom('code_subject')
    .select('wrong_tries')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.wrong_tries;
}

/** Writes the wrong tries of a locked subject. */
export async function writeTries(tx: Work, subject: string, wrongTries: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable('code_subject')
    .set({ wrong_tries: JSON.stringify(wrongTries), changed_at: at })
    .where('subject', '=', hashOf(subject))
    .execute();
}

/** A number that is erased from its bookings is in no table; the tries at it still count. */
