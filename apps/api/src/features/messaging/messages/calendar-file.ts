import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { calendarFile } from '@latchkey/format/calendar-file';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { CalendarFile } from './senders.types.ts';

/** The calendar file that is mailed with a booking, in the guest's language. */
export function calendarFileOf(
  hotel: HotelRecord,
  booking: BookingRow,
  text: { summary: string; url: string },
  { method, sequence }: { method: CalendarFile['method']; sequence: number },
  at: Date,
): CalendarFile {
  const { words } = hotel.wordsIn(booking.language);
  const { email, phone, latitude, longitude } = hotel.readFacts();
  const { stay } = booking.selection;
  const file = calendarFile({
    hotelId: hotel.id,
    bookedAt: booking.created_at.getTime(),
    sequence,
    madeAt: at.getTime(),
    arrival: arrivalOf(stay, hotel.sale),
    departure: departureOf(stay, hotel.sale),
    timeZone: hotel.sale.timeZone,
    ...text,
    location: `${words.name}, ${words.address}`,
    latitude,
    longitude,
    description: `${booking.reference}\n${phone}\n${text.url}`,
    organizer: email,
    method,
  });
  return { method, text: file };
}

/** How often a stay has been changed: the SEQUENCE of its latest file. */
export function changesIn(events: readonly { readonly type: string }[]): number {
  return events.filter(({ type }) => type === 'modified').length;
}
