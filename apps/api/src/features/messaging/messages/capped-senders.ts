import type { Deps } from '../../../deps.ts';
import { stoppedBy } from './hotel-gate.ts';
import type { Mail, MessageSenders, Sms } from './senders.ts';
import { canSmsReach } from './sms-reach.ts';
import { noteIfFewer, recipientHashOf } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;

/**
 * The gate that every mail, SMS and push passes: senders that nobody can turn against somebody. What goes in a hotel's
 * name stops where the hotel may not write (`stoppedBy`); of each purpose a mailbox or number gets so many a day; and SMS
 * go to ordinary numbers of the countries of the settings alone. What is stopped is dropped, with a line in the log that
 * names nobody.
 */
export function cappedSenders(
  senders: MessageSenders,
  { db, clock, log, settings }: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>,
): MessageSenders {
  const isWithinPurpose = async ({ to, messageId, purpose }: Mail | Sms): Promise<boolean> => {
    const most = settings.messagesPerDay?.[purpose] ?? null;
    if (most === null) return true;
    const now = clock();
    const sent = { recipientHash: recipientHashOf(to), messageId, purpose };
    if (await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs))) return true;
    log.warn({ purpose, most }, 'message not sent: its recipient had as many as a day allows');
    return false;
  };
  const mayGo = async (message: Mail | Sms, isSms: boolean): Promise<boolean> => {
    if (!(await isWithinPurpose(message))) return false;
    const { about, to, messageId, purpose } = message;
    const why = await stoppedBy({ db, clock, settings }, { about, to, messageId, isSms });
    if (why === null) return true;
    log.warn({ purpose, kind: about.kind, hotelId: about.hotelId, why }, 'message not sent: its hotel may not');
    return false;
  };
  return {
    sendMail: async (mail) => {
      if (await mayGo(mail, false)) await senders.sendMail(mail);
    },
    sendSms: async (sms) => {
      if (!canSmsReach(sms.to, settings.smsCountries))
        return log.warn(
          { purpose: sms.purpose },
          'SMS not sent: no number of a country that SMS go to (SMS_COUNTRIES)',
        );
      if (await mayGo(sms, true)) await senders.sendSms(sms);
    },
    sendPush: async (push) => {
      const { about, endpoint: to } = push;
      const why = await stoppedBy({ db, clock, settings }, { about, to, messageId: '', isSms: false });
      return why === null ? senders.sendPush(push) : 'taken';
    },
    close: () => senders.close(),
  };
}
