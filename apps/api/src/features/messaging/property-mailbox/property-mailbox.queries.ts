import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import { recipientHashOf } from '../messages/sent-messages.queries.ts';

/** How a hotel came by the mailbox that it names. */
export interface NamedMailbox {
  /** A link that was mailed there was opened and its button pressed. */
  readonly isProved: boolean;
  /** Somebody signs in at the hotel's desk by it. */
  readonly isOfPerson: boolean;
  /** The provider named it, in its own files. */
  readonly isOfFiles: boolean;
  /** By which an owner of the hotel signs in; undefined where it has none. */
  readonly ownersMail: string | undefined;
}

export async function namedMailbox(db: Kysely<Tables>, hotelId: number, mail: string): Promise<NamedMailbox> {
  const people = await db
    .selectFrom('staff_member')
    .innerJoin('person', 'person.person_id', 'staff_member.person_id')
    .select(['person.mail', 'role'])
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('accepted_at', 'is not', null)
    .orderBy('invited_at')
    .orderBy('mail')
    .execute();
  const isProved = await isMailboxProved(db, hotelId, recipientHashOf(mail));
  const wanted = mail.toLowerCase();
  return {
    isProved,
    isOfPerson: people.some((person) => person.mail === wanted),
    isOfFiles: (await mailOfFiles(db, hotelId, mail)).toLowerCase() === wanted,
    ownersMail: people.find(({ role }) => role === 'owner')?.mail,
  };
}

/** The mailbox that the provider's files name, or last named before the hotel was kept at its desk; else the one named now. */
async function mailOfFiles(db: Kysely<Tables>, hotelId: number, now: string): Promise<string> {
  const start = await db
    .selectFrom('hotel_start')
    .select('hotel_id')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (start !== undefined) return '';
  const last = await db
    .selectFrom('hotel_publication')
    .innerJoin('hotel_revision', (join) =>
      join
        .onRef('hotel_revision.hotel_id', '=', 'hotel_publication.hotel_id')
        .onRef('hotel_revision.revision', '=', 'hotel_publication.revision'),
    )
    .select(sql<string | null>`hotel_revision.facts->>'email'`.as('mail'))
    .where('hotel_publication.hotel_id', '=', hotelId)
    .where('hotel_publication.source', '=', 'files')
    .orderBy('hotel_publication.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? now : (last.mail ?? '');
}

/** Mailboxes of which a hotel asks whether they are its own, at most in a day, and each at most as often. */
const mostOfHotel = 3;
const mostTimes = 3;
const dayMs = 24 * 3_600_000;
/** One that does not answer is asked again when the first mail is surely read or lost. */
const againMs = 7 * dayMs;

/** Notes that a mailbox is asked whether it is a hotel's own; false where it was asked lately, or often enough. */
export async function noteAsking(tx: Transaction, hotelId: number, mail: string, at: Date): Promise<boolean> {
  const mailHash = recipientHashOf(mail);
  const rows = await tx
    .selectFrom('property_mailbox')
    .select(['mail_hash', 'asked_at', 'times_asked'])
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .execute();
  const before = rows.find((row) => row.mail_hash === mailHash);
  const others = rows.filter((row) => row.mail_hash !== mailHash && row.asked_at.getTime() > at.getTime() - dayMs);
  if (others.length >= mostOfHotel) return false;
  if (before !== undefined && (before.times_asked >= mostTimes || before.asked_at.getTime() > at.getTime() - againMs))
    return false;
  await tx
    .insertInto('property_mailbox')
    .values({ hotel_id: hotelId, mail_hash: mailHash, asked_at: at, times_asked: 1, proved_at: null })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'mail_hash']).doUpdateSet({
        asked_at: at,
        times_asked: (before?.times_asked ?? 0) + 1,
      }),
    )
    .execute();
  return true;
}

/** Whether somebody has shown to read a mailbox that a hotel names, by its hash. */
export async function isMailboxProved(db: Kysely<Tables>, hotelId: number, mailHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('property_mailbox')
    .select('proved_at')
    .where('hotel_id', '=', hotelId)
    .where('mail_hash', '=', mailHash)
    .executeTakeFirst();
  return (row?.proved_at ?? null) !== null;
}

/** Notes that somebody has shown to read a mailbox that a hotel names. */
export async function proveMailbox(tx: Transaction, hotelId: number, mailHash: string, at: Date): Promise<void> {
  await tx
    .updateTable('property_mailbox')
    .set({ proved_at: at })
    .where('hotel_id', '=', hotelId)
    .where('mail_hash', '=', mailHash)
    .execute();
}
