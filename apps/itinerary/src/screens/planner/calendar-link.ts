import { calendarOfVisits } from '@latchkey/format/calendar-of-visits';
import type { ItineraryPlan } from './planner.model.ts';

interface CalendarWords {
  /** When the file is made, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** The whole address of the plan. */
  readonly url: string;
}

/** The plan as calendar entries, in a link that works offline and without a script; null for ordinary days. */
export function calendarLink({ days, hotel }: ItineraryPlan, { madeAt, url }: CalendarWords): string | null {
  const visits = days.flatMap(({ date, stops }) =>
    date === null
      ? []
      : stops.map((stop) => ({
          placeId: stop.placeId ?? stop.placeName,
          date,
          startsAt: stop.startsAt,
          endsAt: stop.endsAt,
          summary: stop.placeName,
          location: stop.placeName,
          latitude: stop.lat,
          longitude: stop.lng,
          ...(stop.text === undefined ? {} : { description: stop.text }),
        })),
  );
  if (visits.length === 0) return null;
  const file = calendarOfVisits({ hotelId: hotel.id, madeAt, timeZone: hotel.timeZone, url, visits });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
