import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../deps.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import { requestsOf, type GuestRequestRow } from '../bookings/guest-requests.queries.ts';
import { mailPage, type MailRow } from '../messages/mail-page.ts';
import { publicUrl } from '../messages/public-url.ts';
import { timesOf } from '../messages/voucher.ts';
import { housesAreTold } from '../outbox/property-notifications.ts';
import { billInWords } from '../quotes/bill-in-words.ts';

/** Tells the house by mail, by reference, dates, rooms and hours asked for: names, numbers and notes it reads where it signs in with its key. */
export async function sendPropertyMail(
  deps: Deps,
  hotelId: number,
  told: { bookingId: string; type: keyof typeof housesAreTold; sequence: number },
): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, told.bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a house is told of a booking that is none');
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
    ...(told.type === 'request_made'
      ? (await requestsOf(deps.db, hotelId, told.bookingId)).filter(({ status }) => status === 'open').map(askedFor)
      : []),
    ['State', booking.status],
  ];
  const title = `${housesAreTold[told.type]} (${booking.reference})`;
  await deps.messages.sendMail({
    messageId: `<house.${booking.reference}.${told.sequence}.${hotelId}@${hotel.readFacts().hosts[0]}>`,
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
