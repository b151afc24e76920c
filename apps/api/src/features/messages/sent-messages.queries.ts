import type { Database } from '../../database/database.types.ts';

interface Sent {
  readonly recipientHash: string;
  readonly messageId: string;
  readonly purpose: string;
}

/**
 * Notes a message, and returns its place among those of its purpose to its recipient since a moment: 1 for the first.
 * The same message noted again keeps its place. Noted before they are counted, messages sent side by side see each other.
 */
export async function placeOf(db: Database, sent: Sent, at: Date, since: Date): Promise<number> {
  await db
    .insertInto('sent_message')
    .values({ recipient_hash: sent.recipientHash, message_id: sent.messageId, purpose: sent.purpose, sent_at: at })
    .onConflict((conflict) => conflict.columns(['recipient_hash', 'message_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('sent_message')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('recipient_hash', '=', sent.recipientHash)
    .where('purpose', '=', sent.purpose)
    .where('sent_at', '>', since)
    .where((other) =>
      other.or([
        other('sent_at', '<', at),
        other.and([other('sent_at', '=', at), other('message_id', '<=', sent.messageId)]),
      ]),
    )
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Takes back a message that is not sent after all. */
export async function forgetNoted(db: Database, sent: Sent): Promise<void> {
  await db
    .deleteFrom('sent_message')
    .where('recipient_hash', '=', sent.recipientHash)
    .where('message_id', '=', sent.messageId)
    .execute();
}
