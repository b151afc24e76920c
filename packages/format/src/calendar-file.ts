import { escaped, line, stamp, written } from './calendar-lines.ts';
import { zonedMoment, type WallTime } from './zoned-moment.ts';

/** A stay as an entry of a guest's calendar. */
export interface CalendarStay {
  readonly hotelId: number;
  /** When the booking was made, in milliseconds since the epoch: with the hotel it names the entry. */
  readonly bookedAt: number;
  /** How often the stay was changed since: an entry replaces those with a lower number. */
  readonly sequence: number;
  /** When the file is made, in milliseconds since the epoch. */
  readonly madeAt: number;
  readonly arrival: WallTime;
  readonly departure: WallTime;
  /** The property's zone, as IANA names it. */
  readonly timeZone: string;
  readonly summary: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly description?: string;
  readonly url?: string;
  /** The hotel's mail address. Mail programs require it in a file with a method. */
  readonly organizer?: string;
  /** PUBLISH puts the entry into the calendar, CANCEL takes it out; none for a file that the guest opens. */
  readonly method?: 'PUBLISH' | 'CANCEL';
}

/**
 * A stay as an iCalendar file (RFC 5545, 5546), with its times in UTC. Every file of a booking has the same UID,
 * on the page and in every mail: what a mail cancels or changes is the entry that the guest has added from the page. The
 * UID tells nothing of the guest.
 */
export function calendarFile(stay: CalendarStay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Stay//EN',
    ...line('METHOD', stay.method),
    'BEGIN:VEVENT',
    `UID:${stay.bookedAt}.${stay.hotelId}@latchkey`,
    `SEQUENCE:${stay.sequence}`,
    `DTSTAMP:${stamp(stay.madeAt)}`,
    ...line('ORGANIZER', stay.organizer === undefined ? undefined : `mailto:${stay.organizer}`),
    `DTSTART:${stamp(zonedMoment(stay.arrival, stay.timeZone))}`,
    `DTEND:${stamp(zonedMoment(stay.departure, stay.timeZone))}`,
    `SUMMARY:${escaped(stay.summary)}`,
    `LOCATION:${escaped(stay.location)}`,
    `GEO:${stay.latitude};${stay.longitude}`,
    ...line('URL', stay.url),
    ...line('DESCRIPTION', stay.description === undefined ? undefined : escaped(stay.description)),
    `STATUS:${stay.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return written(lines);
}
