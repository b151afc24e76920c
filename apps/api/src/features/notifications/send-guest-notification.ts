import { formatMoney } from '@latchkey/format/money';
import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../deps.ts';
import { eventsOf } from '../bookings/booking-events.queries.ts';
import { findBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { requestsOf } from '../bookings/guest-requests.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { calendarFileOf, changesIn } from '../messages/calendar-file.ts';
import { mailPage } from '../messages/mail-page.ts';
import { publicUrl } from '../messages/public-url.ts';
import type { CalendarFile, MessagePurpose } from '../messages/senders.ts';
import { fill, voucherWords } from '../messages/voucher.words.ts';
import { moneyOf } from '../ledger/payments.queries.ts';
import { guestNotificationWords, refundWords } from './guest-notification.words.ts';
import type { GuestNotification } from '../outbox/guest-notifications.ts';

interface ToSend {
  readonly bookingId: string;
  readonly notice: GuestNotification;
  readonly noticeId: string;
  /** Of the guest's requests, the one that is answered. */
  readonly requestId?: string | undefined;
}

/** Mails a notification to the traveller who booked, unless that one was erased. Throws when the mail was not taken. */
export async function sendGuestNotificationMail(deps: Deps, hotelId: number, notification: ToSend): Promise<void> {
  const { hotel, booking, purpose } = await prepare(deps, hotelId, notification.bookingId);
  const to = booking.travellers[0];
  if (to === undefined || booking.erased_at !== null) return;
  const { subject, sentence, url } = await wordsFor(deps, hotel, booking, notification);
  const say = voucherWords[booking.language];
  const name = hotel.wordsIn(booking.language).words.name;
  const calendar = notification.notice === 'cancelled' ? await withdrawal(deps, hotel, booking, url) : null;
  const greeting = fill(say.greeting, { guest: to.fullName });
  await deps.messages.sendMail({
    purpose,
    messageId: `<notice.${notification.noticeId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to: to.email,
    replyTo: hotel.readFacts().email,
    subject,
    text: [
      greeting,
      '',
      `${subject}. ${sentence}`.trim(),
      '',
      `${say.seeBooking}: ${url}`,
      '',
      name,
      hotel.sale.phone,
    ].join('\n'),
    html: mailPage({
      language: booking.language,
      brand: hotel.readFacts().theme.brand,
      title: name,
      paragraphs: [greeting, `${subject}. ${sentence}`.trim()],
      rows: [],
      button: { label: say.seeBooking, url },
      closing: `${name}, ${hotel.sale.phone}`,
    }),
    ...(calendar === null ? {} : { calendar }),
  });
}

/** Takes a stay out of the guest's calendar; null where it was never confirmed, and so never in one. */
async function withdrawal(
  deps: Deps,
  hotel: HotelRecord,
  booking: BookingRow,
  url: string,
): Promise<CalendarFile | null> {
  const events = await eventsOf(deps.db, hotel.id, booking.booking_id);
  if (!events.some(({ type }) => type === 'confirmed' || type === 'confirmed_late')) return null;
  const summary = hotel.wordsIn(booking.language).words.name;
  return calendarFileOf(
    hotel,
    booking,
    { summary, url },
    { method: 'CANCEL', sequence: changesIn(events) + 1 },
    deps.clock(),
  );
}

/** Sends a notification by SMS, unless the traveller was erased. Throws when it was not taken. */
export async function sendGuestNotificationSms(deps: Deps, hotelId: number, notification: ToSend): Promise<void> {
  const { hotel, booking, purpose } = await prepare(deps, hotelId, notification.bookingId);
  const to = booking.travellers[0]?.contactNumber;
  if (to === undefined || booking.erased_at !== null) return;
  const { subject, url } = await wordsFor(deps, hotel, booking, notification);
  await deps.messages.sendSms({
    purpose,
    messageId: `notice.${notification.noticeId}`,
    to,
    text: `${subject}. ${url}`,
  });
}

async function prepare(
  deps: Deps,
  hotelId: number,
  bookingId: string,
): Promise<{ hotel: HotelRecord; booking: BookingRow; purpose: MessagePurpose }> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a notification without its booking');
  const { captured } = await moneyOf(deps.db, hotelId, bookingId);
  return { hotel, booking, purpose: captured > 0 ? 'stay' : 'unpaid-stay' };
}

async function wordsFor(
  deps: Deps,
  hotel: HotelRecord,
  booking: BookingRow,
  { notice, requestId }: ToSend,
): Promise<{ subject: string; sentence: string; url: string }> {
  const { language } = booking;
  const [subject, sentence] = guestNotificationWords[language][notice];
  const answered = (await requestsOf(deps.db, hotel.id, booking.booking_id)).find(
    (request) => request.request_id === requestId,
  );
  const values = {
    hotel: hotel.wordsIn(language).words.name,
    reference: booking.reference,
    price: formatMoney(booking.updated_price ?? booking.total, booking.currency, language),
    answer: answered?.answer ?? '',
    refund: await refundSaid(deps, booking),
  };
  const page = notice === 'payment_wanted' ? 'checkout' : 'bookingStatus';
  const url = publicUrl(deps.settings, hotel, urlOf(page, { bookingId: booking.booking_id }, { lang: language }));
  return { subject: fill(subject, values), sentence: fill(sentence, values).trim(), url };
}

/** What comes back of a booking's money, in a sentence; none where nothing was paid. */
async function refundSaid(deps: Deps, { hotel_id, booking_id, language, currency }: BookingRow): Promise<string> {
  const { captured, refunding, refunded } = await moneyOf(deps.db, hotel_id, booking_id);
  if (captured === 0) return '';
  const amount = refunding + refunded;
  return amount === 0
    ? refundWords[language].none
    : fill(refundWords[language].due, { amount: formatMoney(amount, currency, language) });
}
