import type { Locale } from '@latchkey/booking-core/language';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { hashOf } from '../../../hash-of.ts';
import { newPersonalSecret, personIdIn } from './sessions.ts';

interface NewLink {
  readonly personId: string;
  /** Of the browser that it is bound to; null where any may use it. */
  readonly browserHash: string | null;
  /** The hotel to which it invites; null where it only signs in. */
  readonly hotelId: number | null;
  readonly expiresAt: Date;
  /** What whoever asked for it calls itself, and in which language; null of all others. */
  readonly named?: Named | null | undefined;
}

/** A name that is of whoever uses a link. */
export interface Named {
  readonly name: string;
  readonly language: Locale;
}

/** Makes a link's secret, of which a hash is kept. */
export async function insertSignInLink(
  db: Database | Transaction,
  { personId, browserHash, hotelId, expiresAt, named = null }: NewLink,
  at: Date,
): Promise<string> {
  const token = newPersonalSecret(personId);
  await db
    .insertInto('sign_in_link')
    .values({
      person_id: personId,
      link_hash: hashOf(token),
      browser_hash: browserHash,
      hotel_id: hotelId,
      created_at: at,
      expires_at: expiresAt,
      name: named?.name ?? null,
      language: named?.language ?? null,
    })
    .execute();
  return token;
}

/** Whom a link signs in, to which hotel it invites, and what whoever asked for it calls itself. */
export interface UsedLink {
  readonly personId: string;
  readonly hotelId: number | null;
  readonly name: string | null;
  readonly language: Locale | null;
}

/** Uses a link up, in the browser that it is bound to; undefined where it opens nothing here. */
export async function useSignInLink(
  tx: Transaction,
  token: string,
  browserHash: string | undefined,
  now: Date,
): Promise<UsedLink | undefined> {
  const used = await tx
    .updateTable('sign_in_link')
    .set({ used_at: now })
    .where('person_id', '=', personIdIn(token))
    .where('link_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where((row) => row.or([row('browser_hash', 'is', null), row('browser_hash', '=', browserHash ?? '')]))
    .returning(['person_id as personId', 'hotel_id as hotelId', 'name', 'language'])
    .executeTakeFirst();
  return used;
}

/** Takes back a link whose mail was not taken. */
export async function forgetSignInLink(db: Database, token: string): Promise<void> {
  await db
    .deleteFrom('sign_in_link')
    .where('person_id', '=', personIdIn(token))
    .where('link_hash', '=', hashOf(token))
    .execute();
}

/** Deletes links that ended before a moment. */
export async function forgetSignInLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_link').where('expires_at', '<', before).execute();
}
