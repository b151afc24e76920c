import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { eventsOf, findBooking, requestsOf } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { asMailed } from '../messages/as-mailed.ts';
import { toGuest } from '../messages/guest-trust.ts';
import { calendarFileOf, changesIn } from '../messages/calendar-file.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import type { CalendarFile } from '../messages/senders.types.ts';
import { wordsToGuest } from '../messages/may-link.ts';
import { stayLinks } from '../messages/stay-links.ts';
import type { AboutPart, GuestNotification } from '../../outbox/outbox.ts';
import { notificationOf } from './notification.ts';

interface ToSend extends AboutPart {
  readonly bookingId: string;
  readonly notice: GuestNotification;
  readonly noticeId: string;
}

/** Mails a notification to the traveller who booked, unless that one was erased. Throws when the mail was not taken. */
export async function sendGuestNotificationMail(deps: Deps, hotelId: number, notification: ToSend): Promise<void> {
  const stay = await stayOf(deps, bookingKey(hotelId, notification.bookingId), 'mail');
  const to = stay.booking.travellers[0]?.email;
  const said = await notificationOf(deps, stay, await asSaid(deps, stay, notification, 'mail'));
  if (said === null || !to) return;
  const { hotel, booking } = stay;
  const calendar = notification.notice === 'cancelled' ? await withdrawal(deps, stay) : null;
  await deps.messages.sendMail({
    ...(await toGuest(deps.db, booking, { kind: 'stay', channel: 'mail', now: stay.now })),
    messageId: `<notice.${notification.noticeId}@${hotel.readFacts().hosts[0]}>`,
    from: { name: hotel.wordsIn(booking.language).words.name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.readFacts().email,
    subject: said.subject,
    text: mailText(said.page),
    html: mailPage(said.page),
    ...(calendar === null ? {} : { calendar }),
  });
}

/** Sends a notification by SMS, unless the traveller was erased. Throws when it was not taken. */
export async function sendGuestNotificationSms(deps: Deps, hotelId: number, notification: ToSend): Promise<void> {
  const stay = await stayOf(deps, bookingKey(hotelId, notification.bookingId), 'sms');
  const to = stay.booking.travellers[0]?.contactNumber;
  const said = await notificationOf(deps, stay, await asSaid(deps, stay, notification, 'sms'));
  if (said === null || !to) return;
  const messageId = `notice.${notification.noticeId}`;
  const sent = await toGuest(deps.db, stay.booking, { kind: 'stay', channel: 'sms', now: stay.now });
  await deps.messages.sendSms({ ...sent, messageId, to, text: said.sms });
}

/** A notification with what its hotel wrote to the guest with it, as far as that may go there. */
const asSaid = async (
  deps: Deps,
  { hotel, booking, now }: StayMail,
  { words: text, ...notification }: ToSend,
  channel: 'mail' | 'sms',
): Promise<ToSend> => {
  const words = await wordsToGuest(deps, hotel, booking, { text, channel, now });
  return words === undefined ? notification : { ...notification, words };
};

/** Takes a stay out of the guest's calendar; null for one that was never confirmed: only confirmed stays get there. */
async function withdrawal(deps: Deps, { hotel, booking, language, now }: StayMail): Promise<CalendarFile | null> {
  const events = await eventsOf(deps.db, booking);
  if (!events.some(({ type }) => type === 'confirmed' || type === 'confirmed_late')) return null;
  const { booking: url } = stayLinks(deps.settings, hotel, booking.booking_id, language);
  const text = { summary: hotel.wordsIn(language).words.name, url };
  return calendarFileOf(hotel, booking, text, { method: 'CANCEL', sequence: changesIn(events) + 1 }, now);
}

/** The booking as it is when the notification goes out. */
async function stayOf(deps: Deps, key: BookingKey, channel: 'mail' | 'sms'): Promise<StayMail> {
  const hotel = await deps.hotels.byId(key.hotel_id);
  const row = await findBooking(deps.db, key);
  if (hotel === undefined || row === undefined) throw new Error('a notification without its booking');
  const booking = await asMailed(deps.db, row);
  const money = await moneyOf(deps.db, booking);
  const now = deps.clock();
  const requests = await Promise.all(
    (await requestsOf(deps.db, key)).map(async (request) => ({
      ...request,
      answer: (await wordsToGuest(deps, hotel, row, { text: request.answer ?? undefined, channel, now })) ?? null,
    })),
  );
  return {
    hotel: await hotel.agreedHotel(deps.db, booking),
    booking,
    money,
    requests,
    language: booking.language,
    now,
  };
}
