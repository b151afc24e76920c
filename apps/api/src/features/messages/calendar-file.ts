import { endOfStay, startOfStay } from '../bookings/stay-end.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';

/**
 * A confirmed stay as an iCalendar file (RFC 5545). The same booking has the same UID, and each sending a higher
 * SEQUENCE, so that a changed stay replaces the one in the guest's calendar.
 */
export function calendarFileOf(hotel: HotelRecord, booking: BookingRow, text: { summary: string; url: string }, sequence: number, at: Date): string {
  const { words } = hotel.wordsIn(booking.language);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Stay//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.reference}.${hotel.id}@${hotel.facts.hosts[0]}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at.getTime())}`,
    `DTSTART:${stamp(startOfStay(hotel, booking))}`,
    `DTEND:${stamp(endOfStay(hotel, booking))}`,
    `SUMMARY:${escaped(text.summary)}`,
    `LOCATION:${escaped(`${words.name}, ${words.address}`)}`,
    `GEO:${hotel.facts.latitude};${hotel.facts.longitude}`,
    `URL:${text.url}`,
    `DESCRIPTION:${escaped(`${booking.reference}\n${hotel.facts.phone}\n${text.url}`)}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
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
