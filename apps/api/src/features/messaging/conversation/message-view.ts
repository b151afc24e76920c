import type { Message } from '@latchkey/api-contract/types';
import type { GuestMessageRow } from './guest-messages.queries.ts';

/** A message as both sides see it. */
export const messageView = (row: GuestMessageRow): Message => ({
  messageId: row.message_id,
  from: row.sent_by,
  channel: row.channel,
  text: row.text,
  writtenAt: row.created_at.toISOString(),
  delivery: row.channel === 'page' ? 'sent' : deliveryOf(row),
});

/** What became of a message by what the outbox knows: whether the mail server or SMS provider took it, or it was kept back. */
export function deliveryOf({
  done_at,
  given_up_at,
  kept_back,
}: Pick<GuestMessageRow, 'done_at' | 'given_up_at' | 'kept_back'>): Message['delivery'] {
  if (given_up_at !== null || kept_back !== null) return 'undelivered';
  return done_at === null ? 'waiting' : 'sent';
}
