import { calendarFile } from '@latchkey/format/calendar-file';
import type { ShownBooking } from './booking.model.ts';
import { endsOf } from './ends-of.ts';

/**
 * A calendar file of the stay as a link: the entry that the voucher's mail brings too, with the telephone and the page's
 * address. It names nobody, and the reference only to who may see it.
 */
export function calendarLink(
  { booking, own, hotel }: Pick<ShownBooking, 'booking' | 'own' | 'hotel'>,
  summary: string,
  url: string,
): string {
  const { checkIn, checkOut } = endsOf(booking);
  const bookedAt = Date.parse(booking.createdAt);
  const file = calendarFile({
    hotelId: booking.hotelId,
    bookedAt,
    sequence: own?.events.filter(({ type }) => type === 'modified').length ?? 0,
    madeAt: bookedAt,
    arrival: checkIn,
    departure: checkOut,
    timeZone: booking.timeZone,
    summary,
    location: hotel.address,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    url,
    description: [...(own === null ? [] : [own.reference]), hotel.phone, url].join('\n'),
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
