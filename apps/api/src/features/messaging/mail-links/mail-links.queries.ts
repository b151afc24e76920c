import type { Locale } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { LinkPurpose } from '../../../database/tables/proof-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import { hotelIdIn, newSecretId } from '../../../secret-id.ts';
import { hashOf } from '../../../hash-of.ts';

export type MailLink = Selectable<Tables['mail_link']>;

interface NewLink {
  readonly hotelId: number;
  readonly purpose: LinkPurpose;
  /** What it opens: a booking's id, or the id of an entry. */
  readonly subject: string;
  readonly language: Locale;
  readonly expiresAt: Date;
}

/** Makes a link's secret, 128 random bits, of which only a hash is kept. */
export async function insertLink(tx: Transaction, link: NewLink, at: Date): Promise<string> {
  const token = newSecretId(link.hotelId);
  await tx
    .insertInto('mail_link')
    .values({
      hotel_id: link.hotelId,
      link_hash: hashOf(token),
      purpose: link.purpose,
      subject: link.subject,
      language: link.language,
      created_at: at,
      expires_at: link.expiresAt,
    })
    .execute();
  return token;
}

type Finding = (db: Kysely<Tables>, token: string, purpose: LinkPurpose, now: Date) => Promise<MailLink | undefined>;

/** A link that still opens something; undefined where it is unknown, used or too old. */
export const findLink: Finding = (...link) => findBy('is', ...link);

/** A link whose button was pressed before, and that has not run out: what came of it may be said again. */
export const findUsedLink: Finding = (...link) => findBy('is not', ...link);

async function findBy(used: 'is' | 'is not', ...[db, token, purpose, now]: Parameters<Finding>): ReturnType<Finding> {
  const hotelId = hotelIdIn(token);
  if (hotelId === null) return undefined;
  return db
    .selectFrom('mail_link')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('link_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', used, null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up; undefined where it is unknown or too old, or somebody has used it before. */
export async function useLink(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailLink | undefined> {
  const hotelId = hotelIdIn(token);
  if (hotelId === null) return undefined;
  return tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('hotel_id', '=', hotelId)
    .where('link_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a link to this was made since a moment and is not used. */
export async function hasLinkSince(
  tx: Transaction,
  { hotelId, purpose, subject }: Pick<NewLink, 'hotelId' | 'purpose' | 'subject'>,
  since: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('mail_link')
    .select('link_hash')
    .where('hotel_id', '=', hotelId)
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes back a link whose mail was not taken. */
export async function forgetLink(db: Database, token: string): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('hotel_id', '=', hotelIdIn(token) ?? 0)
    .where('link_hash', '=', hashOf(token))
    .execute();
}

/** Deletes links that ended before a moment. */
export async function forgetLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mail_link').where('expires_at', '<', before).execute();
}
