import type { Database, Transaction } from '../../../database/database.types.ts';
import { hashOf } from '../../../hash-of.ts';

/** Moments of a subject, in milliseconds. */
export interface MomentsOfSubject {
  readonly wrongTries: readonly number[];
  /** At which codes were asked for, of the last day. */
  readonly asked: readonly number[];
}

/**
 * Locks what a code is asked for, or tried against, until the transaction ends, and returns what is counted of it. A row lock, not an advisory one: databases that are spread over machines have those too.
 */
export async function lockSubject(tx: Transaction, of: string, at: Date): Promise<MomentsOfSubject> {
  const subject = hashOf(of);
  await tx
    .insertInto('code_subject')
    .values({ subject, changed_at: at })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  return tx
    .selectFrom('code_subject')
    .select(['wrong_tries as wrongTries', 'asked'])
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes the wrong tries of a locked subject. */
export async function writeTries(
  tx: Transaction,
  subject: string,
  wrongTries: readonly number[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('code_subject')
    .set({ wrong_tries: JSON.stringify(wrongTries), changed_at: at })
    .where('subject', '=', hashOf(subject))
    .execute();
}

/** Writes at which moments codes were asked for of a locked subject. */
export async function writeAsked(tx: Transaction, subject: string, asked: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable('code_subject')
    .set({ asked: JSON.stringify(asked), changed_at: at })
    .where('subject', '=', hashOf(subject))
    .execute();
}

/** A number that is erased from its bookings is in no table; the tries at it still count. */

/** Deletes wrong tries of before a moment. */
export async function forgetSubjects(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('code_subject').where('changed_at', '<', before).execute();
}
