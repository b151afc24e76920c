import type { Database, Transaction } from '../../../database/database.types.ts';
import { hashOf } from '../../../hash-of.ts';

/** Whose device is to sign: that of a person who makes a passkey, or that of a browser in which somebody signs in. */
export type ChallengeSubject = `person:${string}` | `browser:${string}`;

/** Keeps what a device is to sign, by its hash. */
export async function insertChallenge(
  db: Database,
  challenge: string,
  subject: ChallengeSubject,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashOf(challenge), subject, expires_at: expiresAt })
    .execute();
}

/** Takes a challenge away, which is good for one answer; whether it was there, for this subject and in time. */
export async function takeChallenge(
  tx: Transaction,
  challenge: string,
  subject: ChallengeSubject,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes challenges that ended before a moment. */
export async function forgetChallenges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}
