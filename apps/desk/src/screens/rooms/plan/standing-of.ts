import type { Day, DayBooking } from '@latchkey/api-contract/types';
import type { Standing } from '../rooms.model.ts';

/** How the bookings on a day's sheet stand, by their ids. What is to do about one goes before what only is. */
export function standingOf({ toAnswer, overdue, arrivals, inHouse, departures }: Day): Record<string, Standing> {
  const all = (bookings: readonly DayBooking[], state: Standing | ((booking: DayBooking) => Standing)) =>
    bookings.map((one): [string, Standing] => [one.bookingId, typeof state === 'string' ? state : state(one)]);
  return Object.fromEntries([
    ...all(inHouse, 'house'),
    ...all(arrivals, ({ arrivedAt }) => (arrivedAt === null ? 'arriving' : 'house')),
    ...all(departures, ({ leftAt }) => (leftAt === null ? 'leaving' : 'left')),
    ...all(overdue, 'overdue'),
    ...all(
      toAnswer.filter(({ status }) => status !== 'confirmed'),
      'ask',
    ),
  ]);
}
