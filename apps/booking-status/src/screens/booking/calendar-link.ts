import { calendarFile } from '@latchkey/format/calendar-file';
import type { ShownBooking } from './booking.model.ts';
import { endsOf } from './timeline.ts';

/** A calendar file of the stay as a link: the entry that the voucher's mail brings too. It names nobody. */
export function calendarLink(
  { booking, own, hotel }: Pick<ShownBooking, 'booking' | 'own' | 'hotel'>,
  summary: string,
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
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
