import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { trialAt, type TrialRow } from '../../trials/trials.ts';
import { mailPage } from './mail-page.ts';
import { mailText } from './mail-text.ts';
import { messageIdAt } from './message-id.ts';
import type { MailPage } from './mail-page.types.ts';
import type { Mail, MessageAbout, Sms } from './senders.types.ts';
import { trialWords } from './trial-mail.words.ts';

type Gate = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * Whose trial a message is of: `none` of messages of hotels, `over` once the trial has ended, and of bookings that an
 * earlier trial made.
 */
export async function trialOfMessage(
  { db, clock }: Pick<Gate, 'db' | 'clock'>,
  { hotelId, bookingId }: MessageAbout,
): Promise<TrialRow | 'over' | 'none'> {
  if (hotelId === null) return 'none';
  const trial = await trialAt(db, hotelId);
  if (trial === undefined) return 'none';
  if (trial.ends_at <= clock()) return 'over';
  if (bookingId === undefined) return trial;
  const booking = await findBooking(db, bookingKey(hotelId, bookingId));
  return booking === undefined || booking.created_at <= trial.begun_at ? 'over' : trial;
}

/** A mail of a trial as it goes out: to the mailbox of who tries, whomever it would reach, and marked. */
export const asTrialMail = (mail: Mail, { mailbox, language }: TrialRow): Mail => ({
  ...mail,
  to: mailbox,
  replyTo: mailbox,
  subject: `[${trialWords[language].mark}] ${mail.subject}`,
});

/** The mail in which a message to a telephone goes out. */
export function mailOfSms({ about, purpose, messageId, to, text }: Sms, trial: TrialRow, { settings }: Gate): Mail {
  const { language } = trial;
  const words = trialWords[language];
  const title = words.sms.replace('{phone}', `\u2066${to}\u2069`);
  const page: MailPage = {
    language,
    brand: '#13211f',
    sender: settings.providerName,
    title,
    paragraphs: [],
    letter: text,
    rows: [],
    button: null,
    closing: words.closing,
  };
  const mail: Mail = {
    about,
    purpose,
    messageId: messageIdAt(settings.mailFrom, `trial.${messageId}`),
    from: { name: settings.providerName, address: settings.mailFrom },
    to,
    replyTo: settings.mailFrom,
    subject: title,
    text: mailText(page),
    html: mailPage(page),
  };
  return asTrialMail(mail, trial);
}
