import type { Database, Work } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';

interface Sent {
  readonly recipientHash: string;
  readonly messageId: string;
  readonly purpose: string;
}

/**
 * Notes a message, unless its recipient had `most` or more of its purpose since a moment; tells whether it is noted. The
 * same message asked about again is noted already. Messages to one recipient are counted one after the other.
 */
export const noteIfFewer = (db: Database, sent: Sent, most: number, at: Date, since: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    await lockRecipient(tx, sent.recipientHash, at);
    if (await isNoted(tx, sent)) return true;
    if ((await countSince(tx, sent, since)) >= most) return false;
    await tx
      .insertInto('sent_message')
      .values({ recipient_hash: sent.recipientHash, message_id: sent.messageId, purpose: sent.purpose, sent_at: at })
      .execute();
    return true;
  });

/** Holds the recipient's row until the transaction ends; written also where it is there, since only that locks it. */
const lockRecipient = (tx: Work, recipientHash: string, at: Date) =>
  tx
    .insertInto('message_recipient')
    .values({ recipient_hash: recipientHash, changed_at: at })
    .onConflict((conflict) => conflict.column('recipient_hash').doUpdateSet({ changed_at: at }))
    .execute();

async function isNoted(tx: Work, { recipientHash, messageId }: Sent): Promise<boolean> {
  const row = await tx
    .selectFrom('sent_message')
    .select('message_id')
    .where('recipient_hash', '=', recipientHash)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

async function countSince(tx: Work, { recipientHash, purpose }: Sent, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('sent_message')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('recipient_hash', '=', recipientHash)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
