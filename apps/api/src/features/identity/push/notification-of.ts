import { daysBetween } from '@latchkey/booking-core/dates';
import { directionOf, type Locale } from '@latchkey/booking-core/language';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { deskUrl } from '@latchkey/site/urls';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { PushedNews } from './push-news.ts';
import { pushWords } from './push.words.ts';

/** What of a booking may stand on a lock screen, and where it is. */
type OfBooking = Pick<BookingRow, 'reference' | 'booking_id'> & {
  readonly selection: Pick<BookingRow['selection'], 'stay'>;
};

interface Told {
  readonly kind: PushedNews;
  readonly hotel: { readonly id: number; readonly name: string };
  /** Null where it is about none. */
  readonly booking: OfBooking | null;
  readonly language: Locale;
  /** Of the desk, with its scheme. */
  readonly origin: string;
}

/**
 * A notification as Declarative Web Push writes it (W3C Push API, `web_push: 8030`): Safari shows it by itself, the desk's
 * service worker elsewhere. It says what happened, when the stay is, and nothing of the guest or of money.
 */
export function notificationOf({ kind, hotel, booking, language, origin }: Told): object {
  const words = pushWords[language];
  return {
    web_push: 8030,
    notification: {
      title: `${words[kind]} · ${hotel.name}`,
      ...(booking === null ? {} : { body: stayIn(booking, language) }),
      lang: language,
      dir: directionOf(language),
      // A later word on the same booking takes the place of the one before.
      tag: booking === null ? `${kind} ${hotel.id}` : booking.booking_id,
      navigate: `${origin}${whereOf(kind, hotel.id, booking)}`,
    },
  };
}

function stayIn({ selection: { stay } }: OfBooking, language: Locale): string {
  if (stay.kind === 'hours') return formatDate(stay.date, language);
  const nights = pushWords[language].nights(daysBetween(stay.checkIn, stay.checkOut));
  return `${formatDateRange(stay.checkIn, stay.checkOut, language)} · ${nights}`;
}

function whereOf(kind: PushedNews, hotelId: number, booking: OfBooking | null): string {
  if (kind === 'message' || kind === 'question') return deskUrl('answers', { hotelId });
  return booking === null
    ? deskUrl('today', { hotelId })
    : deskUrl('booking', { hotelId, reference: booking.reference });
}
