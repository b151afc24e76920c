import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { eventsOf, findBooking, moneyOf, requestsOf } from '../../reservations/reservations.ts';
import { asMailed } from '../messages/as-mailed.ts';
import { calendarFileOf, changesIn } from '../messages/calendar-file.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import type { CalendarFile } from '../messages/senders.ts';
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
  const stay = await stayOf(deps, bookingKey(hotelId, notification.bookingId));
  const to = stay.booking.travellers[0]?.email;
  const said = await notificationOf(deps, stay, notification);
  if (said === null || !to) return;
  const { hotel, booking } = stay;
  const calendar = notification.notice === 'cancelled' ? await withdrawal(deps, stay) : null;
  await deps.messages.sendMail({
    purpose: purposeOf(stay),
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
  const stay = await stayOf(deps, bookingKey(hotelId, notification.bookingId));
  const to = stay.booking.travellers[0]?.contactNumber;
  const said = await notificationOf(deps, stay, notification);
  if (said === null || !to) return;
  const messageId = `notice.${notification.noticeId}`;
  await deps.messages.sendSms({ purpose: purposeOf(stay), messageId, to, text: said.sms });
}

const purposeOf = ({ money }: StayMail): 'stay' | 'unpaid-stay' => (money.captured > 0 ? 'stay' : 'unpaid-stay');

/** Takes a stay out of the guest's calendar; null where it was never confirmed, and so never in one. */
async function withdrawal(deps: Deps, { hotel, booking, language, now }: StayMail): Promise<CalendarFile | null> {
  const events = await eventsOf(deps.db, booking);
  if (!events.some(({ type }) => type === 'confirmed' || type === 'confirmed_late')) return null;
  const { booking: url } = stayLinks(deps.settings, hotel, booking.booking_id, language);
  const text = { summary: hotel.wordsIn(language).words.name, url };
  return calendarFileOf(hotel, booking, text, { method: 'CANCEL', sequence: changesIn(events) + 1 }, now);
}

/** The booking as it is when the notification goes out. */
async function stayOf(deps: Deps, key: BookingKey): Promise<StayMail> {
  const hotel = await deps.hotels.byId(key.hotel_id);
  const row = await findBooking(deps.db, key);
  if (hotel === undefined || row === undefined) throw new Error('a notification without its booking');
  const booking = await asMailed(deps.db, row);
  const money = await moneyOf(deps.db, booking);
  return {
    hotel: await hotel.asAgreed(deps.db, booking),
    booking,
    money,
    requests: await requestsOf(deps.db, key),
    language: booking.language,
    now: deps.clock(),
  };
}
