import type { Deps } from '../../../deps.ts';
import { stoppedBy } from './hotel-gate.ts';
import type { GatedSenders, Mail, MessageSenders, Sending, Sms } from './senders.types.ts';
import { canSmsReach } from './sms-reach.ts';
import { asTrialMail, mailOfSms, trialOfMessage } from './trial-mail.ts';
import { noteIfFewer, recipientHashOf } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;

/**
 * The gate that every mail, SMS and push passes: senders that nobody can turn against somebody. What goes in a hotel's
 * name stops where the hotel may not write (`stoppedBy`); of each purpose a mailbox or number gets so many a day; and SMS
 * go to ordinary numbers of the countries of the settings alone. What a trial booking sends goes by mail to who tries, and to
 * nobody else. What is stopped is dropped: the sender hears it, and the log has a line that names nobody.
 */
export function cappedSenders(
  senders: MessageSenders,
  { db, clock, log, settings }: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>,
): GatedSenders {
  const isWithinPurpose = async ({ to, messageId, purpose }: Mail | Sms): Promise<boolean> => {
    const most = settings.messagesPerDay?.[purpose] ?? null;
    if (most === null) return true;
    const now = clock();
    const sent = { recipientHash: recipientHashOf(to), messageId, purpose };
    if (await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs))) return true;
    log.warn({ purpose, most }, 'message not sent: its recipient had as many as a day allows');
    return false;
  };
  const stopped = async (message: Mail | Sms, isSms: boolean): Promise<Exclude<Sending, 'taken'> | null> => {
    if (!(await isWithinPurpose(message))) return 'over_limit';
    const { about, to, messageId, purpose } = message;
    const by = await stoppedBy({ db, clock, settings }, { about, to, messageId, isSms });
    if (by === null) return null;
    log.warn({ purpose, kind: about.kind, hotelId: about.hotelId, why: by.why }, 'message not sent: its hotel may not');
    return by.sending;
  };
  const sendMail = async (mail: Mail): Promise<Sending> => {
    await senders.sendMail(mail);
    return 'taken';
  };
  /** In a trial nothing reaches anybody but the mailbox of who tries, by mail alone. */
  const sendTrial = async (mail: Mail): Promise<Sending> =>
    (await isWithinPurpose(mail)) ? sendMail(mail) : 'over_limit';
  return {
    sendMail: async (mail) => {
      const trial = await trialOfMessage({ db, clock }, mail.about);
      if (trial === 'over') return 'stopped';
      if (trial !== 'none') return sendTrial(asTrialMail(mail, trial));
      const sending = await stopped(mail, false);
      return sending ?? sendMail(mail);
    },
    sendSms: async (sms) => {
      const trial = await trialOfMessage({ db, clock }, sms.about);
      if (trial === 'over') return 'stopped';
      if (trial !== 'none') return sendTrial(mailOfSms(sms, trial, { db, clock, settings }));
      if (!canSmsReach(sms.to, settings.smsCountries)) {
        log.warn({ purpose: sms.purpose }, 'SMS not sent: no number of a country that SMS go to (SMS_COUNTRIES)');
        return 'stopped';
      }
      const sending = await stopped(sms, true);
      if (sending !== null) return sending;
      await senders.sendSms(sms);
      return 'taken';
    },
    sendPush: async (push) => {
      const { about, endpoint: to } = push;
      if ((await trialOfMessage({ db, clock }, about)) !== 'none') return 'taken';
      const by = await stoppedBy({ db, clock, settings }, { about, to, messageId: '', isSms: false });
      return by === null ? senders.sendPush(push) : 'taken';
    },
    close: () => senders.close(),
  };
}
