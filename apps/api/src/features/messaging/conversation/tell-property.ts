import { deskUrl } from '@latchkey/site/urls';
import { originOf } from '../../../public-origin.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { fill } from '../messages/fill.ts';
import { mailPage } from '../messages/mail-page.ts';
import type { MailPage } from '../messages/mail-page.types.ts';
import { mailText } from '../messages/mail-text.ts';
import { propertyMailbox } from '../property-mailbox/property-mailbox.ts';
import { conversationWords } from './conversation.words.ts';
import { findMessage } from './guest-messages.queries.ts';
import type { AboutMessage } from './send-message.ts';

/**
 * Tells the property by mail, in its language, what a guest has written, with the way to the desk; unless it has been
 * answered or deleted meanwhile. Of a hotel that wishes no guests' data in its mails, the words are left out. Throws when
 * the mail was not taken.
 */
export async function tellProperty(deps: Deps, hotelId: number, about: AboutMessage): Promise<void> {
  const message = await findMessage(deps.db, hotelId, about.messageId);
  if (message === undefined || message.settled_at !== null) return;
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, bookingKey(hotelId, about.bookingId));
  if (hotel === undefined || booking === undefined) throw new Error('a message without its booking');
  const to = await propertyMailbox(deps, hotel);
  if (to === null) return;
  const facts = hotel.readFacts();
  const language = facts.mailLanguage;
  const say = conversationWords[language];
  const isNamed = facts.guestsInMails ?? true;
  const { reference } = booking;
  const title = fill(isNamed ? say.told : say.toldUnnamed, { guest: booking.travellers[0]?.fullName ?? '', reference });
  const { deskHost } = deps.settings;
  const desk = deskHost === null ? null : `${originOf(deskHost, deps.settings)}${deskUrl('answers', { hotelId })}`;
  const page: MailPage = {
    language,
    brand: facts.theme.brand,
    title,
    paragraphs: [],
    ...(isNamed ? { letter: message.text } : {}),
    rows: [],
    button: desk === null ? null : { label: say.toldButton, url: desk },
    closing: hotel.wordsIn(language).words.name,
  };
  await deps.messages.sendMail({
    about: { kind: 'property', hotelId },
    purpose: 'desk',
    messageId: `<property.message.${about.messageId}.${hotelId}@${facts.hosts[0]}>`,
    from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
    to,
    replyTo: deps.settings.mailFrom,
    subject: title,
    text: mailText(page),
    html: mailPage(page),
  });
}
