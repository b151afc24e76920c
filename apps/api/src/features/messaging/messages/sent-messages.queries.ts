import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { insertRows } from '../../../database/rows-in-json.ts';
import { transact } from '../../../database/transact.ts';
import { mailboxOf } from '../../../mailbox-of.ts';
import { hashOf } from '../../../hash-of.ts';

interface Sent {
  readonly recipientHash: string;
  readonly messageId: string;
  readonly purpose: string;
}

/** Under which a mailbox or number is counted; neither stands in the table. */
export const recipientHashOf = (to: string): string => hashOf(mailboxOf(to));

/**
 * Notes a message, unless its recipient had `most` or more of its purpose since a moment; tells whether it is noted. The
 * same message asked about again is noted already. Messages to one recipient are counted one after the other.
 */
export const noteIfFewer = (db: Database, sent: Sent, most: number, at: Date, since: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    await lockRecipients(tx, [sent], at);
    return (await isNoted(tx, sent)) || insertIfFewer(tx, [sent], most, at, since);
  });

/**
 * Notes new messages of one purpose to several recipients, who stay locked until the transaction ends; or none of them,
 * where one of the recipients has had as many as it gets.
 */
export async function noteAllIfFewer(
  tx: Transaction,
  sent: readonly Sent[],
  most: number,
  at: Date,
  since: Date,
): Promise<boolean> {
  await lockRecipients(tx, sent, at);
  return insertIfFewer(tx, sent, most, at, since);
}

async function insertIfFewer(
  tx: Transaction,
  sent: readonly Sent[],
  most: number,
  at: Date,
  since: Date,
): Promise<boolean> {
  const purposes = new Set(sent.map(({ purpose }) => purpose));
  const full = await tx
    .selectFrom('sent_message')
    .select('recipient_hash')
    .where(
      'recipient_hash',
      'in',
      sent.map(({ recipientHash }) => recipientHash),
    )
    .where('purpose', 'in', [...purposes])
    .where('sent_at', '>', since)
    .groupBy('recipient_hash')
    .having((expression) => expression.fn.countAll(), '>=', most)
    .execute();
  if (full.length > 0) return false;
  const rows = sent.map(({ recipientHash, messageId, purpose }) => ({
    recipient_hash: recipientHash,
    message_id: messageId,
    purpose,
    sent_at: at,
  }));
  await insertRows('sent_message', rows).execute(tx);
  return true;
}

/** How many messages of a purpose were noted under something since a moment. */
export async function countSince(db: Database, recipientHash: string, purpose: string, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('sent_message')
    .select(({ fn }) => fn.countAll().as('sent'))
    .where('recipient_hash', '=', recipientHash)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Holds the recipients' rows until the transaction ends, all in one order; written also where they are there, since only that locks them. */
async function lockRecipients(tx: Transaction, sent: readonly Sent[], at: Date): Promise<void> {
  const rows = sent
    .map(({ recipientHash }) => ({ recipient_hash: recipientHash, changed_at: at }))
    .toSorted((one, other) => (one.recipient_hash < other.recipient_hash ? -1 : 1));
  await sql`${insertRows('message_recipient', rows)}
    on conflict (recipient_hash) do update set changed_at = excluded.changed_at`.execute(tx);
}

async function isNoted(tx: Transaction, { recipientHash, messageId }: Sent): Promise<boolean> {
  const row = await tx
    .selectFrom('sent_message')
    .select('message_id')
    .where('recipient_hash', '=', recipientHash)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what counts messages that were sent before a moment. */
export async function forgetSent(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sent_message').where('sent_at', '<', before).execute();
  await db.deleteFrom('message_recipient').where('changed_at', '<', before).execute();
}
