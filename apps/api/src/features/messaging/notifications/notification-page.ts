import { holdsRooms } from '@latchkey/booking-core/booking-states';
import { initialsOf } from '@latchkey/format/initials';
import { fill } from '../messages/fill.ts';
import type { MailPage, MailSection } from '../messages/mail-page.types.ts';
import { openActs } from '../messages/open-acts.ts';
import { billPart } from '../messages/parts/bill-part.ts';
import { cancellingPart } from '../messages/parts/cancelling-part.ts';
import { changePart } from '../messages/parts/change-part.ts';
import { newPricePart } from '../messages/parts/new-price-part.ts';
import { placePart } from '../messages/parts/place-part.ts';
import { refundPart } from '../messages/parts/refund-part.ts';
import { shortStayPart } from '../messages/parts/short-stay-part.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import { stayPart } from '../messages/parts/stay-part.ts';
import { reservationData } from '../messages/reservation-data.ts';
import type { StayLinks } from '../messages/stay-links.ts';
import { voucherWords } from '../messages/voucher.words.ts';
import type { GuestNotification } from '../../outbox/outbox.ts';
import { buttonWords, otherNightsWords, withdrawWords } from './button.words.ts';
import { notificationShapes, type PartName } from './notification-shapes.ts';

const parts: Readonly<Record<PartName, (mail: StayMail) => MailSection | null>> = {
  stay: stayPart,
  'short-stay': shortStayPart,
  bill: billPart,
  cancelling: cancellingPart,
  place: placePart,
  refund: refundPart,
  'new-price': newPricePart,
  change: changePart,
};

/** The mail of a notification: what happened in one sentence, what to do, and the facts it is about. */
export function notificationPage(
  notice: GuestNotification,
  mail: StayMail,
  said: { readonly subject: string; readonly sentence: string; readonly words?: string | undefined },
  links: StayLinks,
): MailPage {
  const { hotel, booking, language } = mail;
  const shape = notificationShapes[notice];
  const say = voucherWords[language];
  const { name } = hotel.wordsIn(language).words;
  return {
    language,
    brand: hotel.readFacts().theme.brand,
    sender: name,
    mark: initialsOf(hotel.readFacts().slug),
    title: said.subject,
    paragraphs: [
      fill(say.greeting, { guest: booking.travellers[0]?.fullName ?? '' }),
      said.sentence,
      ...(said.words === undefined ? [] : [`${name}: “${said.words}”`]),
    ],
    rows: [],
    button: {
      label: buttonWords[language][shape.button],
      url: links[shape.button === 'card' ? 'checkout' : shape.button],
    },
    sections: shape.parts.map((part) => parts[part](mail)).filter((section) => section !== null),
    links: [
      ...(shape.mayCancel === true && openActs(mail).mayCancel
        ? [{ label: isRequest(booking) ? withdrawWords[language] : say.cancel, url: links.cancel }]
        : []),
      ...(holdsRooms(booking.status) ? [] : [{ label: otherNightsWords[language], url: links.rooms }]),
    ],
    closing: name,
    ...(notice === 'cancelled' ? { structuredData: reservationData(mail, links) } : {}),
  };
}

const isRequest = ({ status }: StayMail['booking']): boolean => status === 'requested' || status === 'price_revised';
