import { initialsOf } from '@latchkey/format/initials';
import { billPart } from './parts/bill-part.ts';
import { cancellingPart } from './parts/cancelling-part.ts';
import { placePart } from './parts/place-part.ts';
import type { StayMail } from './parts/stay-mail.types.ts';
import { stayPart } from './parts/stay-part.ts';
import { checkInCodeId } from './check-in-code.ts';
import { fill } from './fill.ts';
import type { MailPage } from './mail-page.types.ts';
import { openActs } from './open-acts.ts';
import { reservationData } from './reservation-data.ts';
import { arrivalSaid, smsDates } from './sms-dates.ts';
import { shortestSms } from './sms-text.ts';
import type { StayLinks } from './stay-links.ts';
import { voucherWords } from './voucher.words.ts';

export interface Voucher {
  readonly subject: string;
  readonly page: MailPage;
  readonly sms: string;
}

/** A confirmed booking's voucher in the guest's language; `isChanged` where an earlier one was sent. */
export function voucherOf(mail: StayMail, links: StayLinks, isChanged: boolean, words?: string): Voucher {
  const { hotel, booking, language } = mail;
  const say = voucherWords[language];
  const { name } = hotel.wordsIn(language).words;
  const { theme, slug } = hotel.readFacts();
  const values = {
    hotel: name,
    reference: booking.reference,
    guest: booking.travellers[0]?.fullName ?? '',
    url: links.short,
  };
  const [dates] = smsDates(mail);
  const subject = fill(isChanged ? say.changedSubject : say.subject, values);
  const cancelling = cancellingPart(mail);
  const { mayChange, mayCancel } = openActs(mail);
  return {
    subject,
    sms: shortestSms([
      fill(say.sms, { ...values, dates }),
      fill(say.sms, { ...values, dates: arrivalSaid(mail) }),
      fill(say.shortSms, { ...values, dates: arrivalSaid(mail) }),
    ]),
    page: {
      language,
      brand: theme.brand,
      sender: name,
      mark: initialsOf(slug),
      title: subject.replace(` (${booking.reference})`, ''),
      paragraphs: [
        fill(say.greeting, values),
        fill(isChanged ? say.changed : say.confirmed, values),
        ...(words === undefined ? [] : [`${name}: “${words}”`]),
      ],
      key: {
        label: say.codeLabel,
        code: booking.reference,
        hint: say.codeHint,
        contentId: checkInCodeId,
        ground: theme.tag,
      },
      rows: [],
      button: { label: say.seeBooking, url: links.booking },
      sections: [stayPart(mail), billPart(mail), ...(cancelling === null ? [] : [cancelling]), placePart(mail)],
      links: [
        ...(mayChange ? [{ label: say.change, url: links.modify }] : []),
        ...(mayCancel ? [{ label: say.cancel, url: links.cancel }] : []),
      ],
      closing: say.closing,
      structuredData: reservationData(mail, links),
    },
  };
}
