import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { toGuest } from '../messages/guest-trust.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import { smsText } from '../messages/sms-text.ts';
import { stayLinks } from '../messages/stay-links.ts';
import { findMessage } from './guest-messages.queries.ts';
import { letterPage } from './letter-page.ts';

export interface AboutMessage {
  readonly bookingId: string;
  readonly messageId: string;
}

/** Mails what the property wrote to the guest, unless one of them was forgotten. Throws when the mail was not taken. */
export async function sendMessageMail(deps: Deps, hotelId: number, about: AboutMessage): Promise<void> {
  const found = await written(deps, hotelId, about);
  const to = found?.booking.travellers[0]?.email ?? '';
  if (found === undefined || to === '') return;
  const { hotel, booking, text } = found;
  const { name } = hotel.wordsIn(booking.language).words;
  const page = letterPage(deps.settings, hotel, booking, text);
  await deps.messages.sendMail({
    ...(await toGuest(deps.db, booking, { kind: 'letter', channel: 'mail', now: deps.clock() })),
    messageId: `<message.${about.messageId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.readFacts().email,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}

/** Sends the same by SMS, with the way to the booking's page. Throws when it was not taken. */
export async function sendMessageSms(deps: Deps, hotelId: number, about: AboutMessage): Promise<void> {
  const found = await written(deps, hotelId, about);
  const to = found?.booking.travellers[0]?.contactNumber ?? '';
  if (found === undefined || to === '') return;
  const { hotel, booking, text } = found;
  const { name } = hotel.wordsIn(booking.language).words;
  const links = stayLinks(deps.settings, hotel, booking.booking_id, booking.language);
  await deps.messages.sendSms({
    ...(await toGuest(deps.db, booking, { kind: 'letter', channel: 'sms', now: deps.clock() })),
    messageId: `message.${about.messageId}`,
    to,
    text: smsText(`${name}: ${text}\n${links.short}`),
  });
}

interface Written {
  readonly hotel: HotelRecord;
  readonly booking: BookingRow;
  readonly text: string;
}

/** A message with its booking; undefined once it is deleted. */
async function written(deps: Deps, hotelId: number, about: AboutMessage): Promise<Written | undefined> {
  const message = await findMessage(deps.db, hotelId, about.messageId);
  if (message === undefined) return undefined;
  const key = bookingKey(hotelId, about.bookingId);
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, key);
  if (hotel === undefined || booking === undefined) throw new Error('a message without its booking');
  return { hotel, booking, text: message.text };
}
