import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { messageIdAt } from '../messages/message-id.ts';
import { noteAllIfFewer, recipientHashOf } from '../messages/sent-messages.queries.ts';
import type { LookupSubject } from './code-subject.ts';

const dayMs = 24 * 3_600_000;

/** The ids of the messages that a lookup's codes go in; where they are noted they are sent. */
export const codeSmsId = (lookupId: string): string => `code.${lookupId}`;
export const codeMailId = (lookupId: string, mailFrom: string): string => messageIdAt(mailFrom, `code.${lookupId}`);

/**
 * Counts the messages of a lookup's codes towards the daily limit of its number and address. False where a limit is
 * reached: the caller then makes no code, as it would stay unsent. Unknown bookings are counted under made-up
 * recipients, so that a stranger cannot tell them apart by the time it takes.
 */
export async function noteCodeMessages(
  { settings }: Pick<Deps, 'settings'>,
  tx: Transaction,
  { name, phone, mail }: LookupSubject,
  lookupId: string,
  now: Date,
): Promise<boolean> {
  const most = settings.messagesPerDay?.code ?? null;
  if (most === null) return true;
  const messages = [
    { recipient: phone ?? `none:phone:${name}`, messageId: codeSmsId(lookupId) },
    { recipient: mail ?? `none:mail:${name}`, messageId: codeMailId(lookupId, settings.mailFrom) },
  ];
  const sent = messages.map(({ recipient, messageId }) => ({
    recipientHash: recipientHashOf(recipient),
    messageId,
    purpose: 'code',
  }));
  return noteAllIfFewer(tx, sent, most, now, new Date(now.getTime() - dayMs));
}
