import { endOfStay, startOfStay } from '../bookings/stay-end.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import type { CalendarFile } from './senders.ts';

/**
 * A stay as an iCalendar file (RFC 5545, 5546). The same booking has the same UID, and each sending a higher SEQUENCE, so
 * that a changed stay replaces the one in the guest's calendar, and a cancelled one takes it out.
 */
export function calendarFileOf(
  hotel: HotelRecord,
  booking: BookingRow,
  text: { summary: string; url: string },
  { method, sequence }: { method: CalendarFile['method']; sequence: number },
  at: Date,
): CalendarFile {
  const { words } = hotel.wordsIn(booking.language);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Stay//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${booking.reference}.${hotel.id}@${hotel.facts.hosts[0]}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at.getTime())}`,
    `ORGANIZER:mailto:${hotel.facts.email}`,
    `DTSTART:${stamp(startOfStay(hotel, booking))}`,
    `DTEND:${stamp(endOfStay(hotel, booking))}`,
    `SUMMARY:${escaped(text.summary)}`,
    `LOCATION:${escaped(`${words.name}, ${words.address}`)}`,
    `GEO:${hotel.facts.latitude};${hotel.facts.longitude}`,
    `URL:${text.url}`,
    `DESCRIPTION:${escaped(`${booking.reference}\n${hotel.facts.phone}\n${text.url}`)}`,
    method === 'CANCEL' ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, text: `${lines.map(folded).join('\r\n')}\r\n` };
}

/** How often a stay has been changed: the SEQUENCE of its latest file. */
export function changesIn(events: readonly { readonly type: string }[]): number {
  return events.filter(({ type }) => type === 'modified').length;
}

function stamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');
}

const lineOctets = 75;

/** A line is at most 75 octets; the rest continues after a break and a space, and no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? lineOctets : lineOctets - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
