import { sql, type Selectable } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { GuestMessageTable } from '../../../database/tables/answer-tables.ts';

/** A message, and what the outbox knows of the mail or SMS that brings it; nothing of one that is read on the page. */
export interface GuestMessageRow extends Selectable<GuestMessageTable> {
  readonly done_at: Date | null;
  readonly given_up_at: Date | null;
  readonly kept_back: string | null;
}

/** Messages of a conversation that are read at once, the latest. */
const mostRead = 200;

/** Under which the outbox knows the mail or SMS of a message. */
export const messageKey = (channel: 'mail' | 'sms', messageId: string): string => `message-${channel}:${messageId}`;

/** The conversation about a booking, oldest first. */
export async function conversationOf(
  db: Database,
  { hotel_id, booking_id }: BookingKey,
): Promise<readonly GuestMessageRow[]> {
  const { rows } = await sql<GuestMessageRow>`
    select m.*, o.done_at, o.given_up_at, o.kept_back from guest_message m
    left join outbox o on o.hotel_id = ${hotel_id} and o.dedupe_key = 'message-' || m.channel || ':' || m.message_id
    where m.hotel_id = ${hotel_id} and m.booking_id = ${booking_id}
    order by m.created_at desc, m.message_id desc limit ${mostRead}`.execute(db);
  return rows.toReversed();
}

/** One message of a hotel; undefined where it has none of that id. */
export const findMessage = (
  db: Database,
  hotelId: number,
  messageId: string,
): Promise<Selectable<GuestMessageTable> | undefined> =>
  db
    .selectFrom('guest_message')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();

export async function insertMessage(tx: Transaction, message: Selectable<GuestMessageTable>): Promise<void> {
  await tx.insertInto('guest_message').values(message).execute();
}

/** How many of a guest's messages wait for an answer. */
export async function countUnsettled(
  db: Database | Transaction,
  { hotel_id, booking_id }: BookingKey,
): Promise<number> {
  const { waiting } = await db
    .selectFrom('guest_message')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('sent_by', '=', 'guest')
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Settles what a guest wrote: by an answer, or by none. Tells how many messages it was. */
export async function settleMessages(
  tx: Transaction,
  { hotel_id, booking_id }: BookingKey,
  by: string | null,
  at: Date,
): Promise<number> {
  const settled = await tx
    .updateTable('guest_message')
    .set({ settled_at: at, settled_by: by })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('sent_by', '=', 'guest')
    .where('settled_at', 'is', null)
    .returning('message_id')
    .execute();
  return settled.length;
}

/** Has messages wait again that were closed together without an answer. */
export async function unsettleMessages(
  tx: Transaction,
  { hotel_id, booking_id }: BookingKey,
  settledAt: Date,
): Promise<void> {
  await tx
    .updateTable('guest_message')
    .set({ settled_at: null })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('settled_at', '=', settledAt)
    .where('settled_by', 'is', null)
    .execute();
}

/** What the guest and the property have written to each other about a booking, oldest first. */
export const wholeConversationOf = (
  db: Database,
  { hotel_id, booking_id }: BookingKey,
): Promise<{ from: 'guest' | 'property'; channel: string; text: string; at: Date }[]> =>
  db
    .selectFrom('guest_message')
    .select(['sent_by as from', 'channel', 'text', 'created_at as at'])
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .orderBy('created_at')
    .execute();

/** Erases what the guest of a booking and its property have written to each other. */
export async function eraseConversation(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx.deleteFrom('guest_message').where('hotel_id', '=', hotel_id).where('booking_id', '=', booking_id).execute();
}
