import type { OutboxMessage } from '../../outbox/outbox.ts';

/** The message that mails a look-up's link: one, however often it is asked for. */
export const linkMessage = (hotelId: number, lookupId: string): OutboxMessage => ({
  hotelId,
  kind: 'lookup-link',
  dedupeKey: `lookup-link:${lookupId}`,
  payload: { lookupId },
});
