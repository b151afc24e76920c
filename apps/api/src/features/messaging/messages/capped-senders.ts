import type { Deps } from '../../../deps.ts';
import type { MessagePurpose, MessageSenders } from './senders.ts';
import { canSmsReach } from './sms-reach.ts';
import { noteIfFewer, recipientHashOf } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;

/**
 * Senders that strangers cannot turn against somebody: of each purpose a mailbox or number gets so many a day, and SMS
 * go to ordinary numbers of the countries of the settings alone. What is beyond is dropped, with a line in the log that names nobody.
 */
export function cappedSenders(
  senders: MessageSenders,
  { db, clock, log, settings }: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>,
): MessageSenders {
  const mayGo = async (to: string, messageId: string, purpose: MessagePurpose): Promise<boolean> => {
    const most = settings.messagesPerDay?.[purpose] ?? null;
    if (most === null) return true;
    const now = clock();
    const sent = { recipientHash: recipientHashOf(to), messageId, purpose };
    if (await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs))) return true;
    log.warn({ purpose, most }, 'message not sent: its recipient had as many as a day allows');
    return false;
  };
  return {
    sendMail: async (mail) => {
      if (await mayGo(mail.to, mail.messageId, mail.purpose)) await senders.sendMail(mail);
    },
    sendSms: async (sms) => {
      if (!canSmsReach(sms.to, settings.smsCountries))
        return log.warn(
          { purpose: sms.purpose },
          'SMS not sent: no number of a country that SMS go to (SMS_COUNTRIES)',
        );
      if (await mayGo(sms.to, sms.messageId, sms.purpose)) await senders.sendSms(sms);
    },
    close: () => senders.close(),
  };
}
