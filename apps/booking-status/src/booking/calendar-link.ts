import type { PublicBooking } from '@latchkey/api-contract/types';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import type { House } from './booking.model.ts';
import { endsOf } from './timeline.ts';

/** A calendar file of the stay (RFC 5545) as a link, in the property's own time. It names nobody. */
export function calendarLink(booking: PublicBooking, house: House, title: string): string {
  const { checkIn, checkOut } = endsOf(booking);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Stay//EN',
    'BEGIN:VEVENT',
    `UID:${booking.createdAt}@latchkey`,
    `DTSTAMP:${booking.createdAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${booking.timeZone}:${stamp(checkIn)}`,
    `DTEND;TZID=${booking.timeZone}:${stamp(checkOut)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(house.address)}`,
    `GEO:${house.latitude};${house.longitude}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

const stamp = ({ date, time }: WallClock): string => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
