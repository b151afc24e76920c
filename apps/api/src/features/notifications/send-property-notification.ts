import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../deps.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import { requestsOf, type GuestRequestRow } from '../bookings/guest-requests.queries.ts';
import { mailPage, type MailRow } from '../messages/mail-page.ts';
import { publicUrl } from '../messages/public-url.ts';
import { timesOf } from '../messages/voucher.ts';
import { propertyNotifications } from '../outbox/property-notifications.ts';
import { billInWords } from '../quotes/bill-in-words.ts';

/**
 * Notifies the property by mail, with the reference, the dates, the rooms and the times asked for. Names, numbers and
 * notes are not in the mail: the property reads them where it signs in with its key.
 */
export async function sendPropertyNotification(
  deps: Deps,
  hotelId: number,
  notification: { bookingId: string; type: keyof typeof propertyNotifications; sequence: number },
): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, notification.bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a property notification without its booking');
  const { words } = hotel.wordsIn('en');
  const { stay, rooms } = booking.selection;
  const when =
    stay.kind === 'nights'
      ? `${stay.checkIn} – ${stay.checkOut}`
      : `${stay.date}, ${stay.startHour}:00, ${stay.hours} h`;
  const rows: MailRow[] = [
    ['Booking', booking.reference],
    ['When', when],
    ...rooms.map((room): MailRow => [
      'Room',
      `${words.rooms[room.roomTypeId]?.name ?? room.roomTypeId}, ${words.ratePlans[room.ratePlanId] ?? room.ratePlanId}`,
    ]),
    ...billInWords(booking.bill, words).addons.map((addon): MailRow => ['Extra', timesOf(addon)]),
    ...(notification.type === 'request_made'
      ? (await requestsOf(deps.db, hotelId, notification.bookingId))
          .filter(({ status }) => status === 'open')
          .map(askedFor)
      : []),
    ['State', booking.status],
  ];
  const title = `${propertyNotifications[notification.type]} (${booking.reference})`;
  await deps.messages.sendMail({
    purpose: 'desk',
    messageId: `<property.${booking.reference}.${notification.sequence}.${hotelId}@${hotel.readFacts().hosts[0]}>`,
    from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
    to: hotel.readFacts().email,
    replyTo: deps.settings.mailFrom,
    subject: title,
    text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: mailPage({
      language: 'en',
      brand: hotel.readFacts().theme.brand,
      title,
      paragraphs: [],
      rows,
      button: {
        label: 'The booking’s page',
        url: publicUrl(deps.settings, hotel, urlOf('bookingStatus', { bookingId: booking.booking_id })),
      },
      closing: words.name,
    }),
  });
}

const askedFor = ({ kind, time, note, request_id: id }: GuestRequestRow): MailRow => [
  kind === 'arrival' ? 'Early arrival' : 'Late departure',
  `${time}${note === null ? '' : ', with a note'} (${id})`,
];
