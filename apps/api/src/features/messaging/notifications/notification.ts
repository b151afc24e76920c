import type { Deps } from '../../../deps.ts';
import { withCommas } from '@latchkey/format/list';
import { liveChange } from '../../ledger/ledger.ts';
import { fill } from '../messages/fill.ts';
import type { MailPage } from '../messages/mail-page.types.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import { arrivalSaid } from '../messages/sms-dates.ts';
import { shortestSms } from '../messages/sms-text.ts';
import { stayLinks } from '../messages/stay-links.ts';
import type { AboutPart, GuestNotification } from '../../outbox/outbox.ts';
import { guestNotificationWords } from './guest-notification.words.ts';
import { notificationPage } from './notification-page.ts';
import { notificationShapes } from './notification-shapes.ts';
import { notificationValues } from './notification-values.ts';
import { smsBriefs } from './sms-briefs.words.ts';

export interface Notification {
  readonly subject: string;
  readonly page: MailPage;
  readonly sms: string;
}

/** A notification in the guest's words; null where it is overtaken: what it asks for has been done, or its time is over. */
export async function notificationOf(
  deps: Deps,
  mail: StayMail,
  { notice, ...about }: AboutPart & { readonly notice: GuestNotification },
): Promise<Notification | null> {
  const { hotel, booking, language, now } = mail;
  const { onlyWhile = booking.status } = notificationShapes[notice];
  if (booking.status !== onlyWhile) return null;
  if (notice === 'change_waiting' && liveChange(booking, now) === null) return null;
  const links = stayLinks(deps.settings, hotel, booking.booking_id, language);
  const [subjectWords, sentenceWords] = guestNotificationWords[language][notice];
  const values = await notificationValues(deps, mail, notice, about);
  const [subject, sentence] = [fill(subjectWords, values), fill(sentenceWords, values).trim()];
  const briefWords = smsBriefs[language]?.[notice];
  const brief = briefWords === undefined ? undefined : fill(briefWords, values);
  const whole = `${subject}. ${links.short}`;
  return {
    subject,
    page: notificationPage(notice, mail, { subject, sentence, words: about.words }, links),
    sms: shortestSms(
      brief === undefined
        ? [whole]
        : [`${values['hotel']}: ${withCommas([brief, arrivalSaid(mail)], language)}. ${links.short}`, whole],
    ),
  };
}
