import { escaped, line, stamp, written } from './calendar-lines.ts';
import { zonedMoment } from './zoned-moment.ts';

/** One visit of a plan: a date and times (`HH:mm`) on the clocks of the property's zone. */
export interface CalendarVisit {
  readonly placeId: string;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly description?: string;
}

export interface CalendarPlan {
  readonly hotelId: number;
  /** When the file is made, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** The property's zone, as IANA names it. */
  readonly timeZone: string;
  /** The page of the plan. */
  readonly url: string;
  readonly visits: readonly CalendarVisit[];
}

/**
 * A plan of days as an iCalendar file (RFC 5545), an entry for each visit, with its times in UTC. A visit to a place on a
 * date has the same UID in every file: who adds a changed plan gets the new time, not a second entry.
 */
export function calendarOfVisits({ hotelId, madeAt, timeZone, url, visits }: CalendarPlan): string {
  const at = (date: string, time: string): string => stamp(zonedMoment({ date, time }, timeZone));
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Plan//EN',
    ...visits.flatMap((visit) => [
      'BEGIN:VEVENT',
      `UID:${visit.date}.${visit.placeId}.${hotelId}@latchkey`,
      `DTSTAMP:${stamp(madeAt)}`,
      `DTSTART:${at(visit.date, visit.startsAt)}`,
      `DTEND:${at(visit.date, visit.endsAt)}`,
      `SUMMARY:${escaped(visit.summary)}`,
      `LOCATION:${escaped(visit.location)}`,
      `GEO:${visit.latitude};${visit.longitude}`,
      `URL:${url}`,
      ...line('DESCRIPTION', visit.description === undefined ? undefined : escaped(visit.description)),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
