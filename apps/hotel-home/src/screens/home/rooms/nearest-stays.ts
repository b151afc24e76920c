import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { StayDates } from '@latchkey/stay/use-stay';

const searched = 60;

/** The two stays nearest to the dates asked, of the same length, on which something, or a room of one type, is free every night. */
export async function nearestStays(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotelId: number,
  asked: StayDates,
  today: LocalDate,
  roomTypeId?: string,
): Promise<StayDates[]> {
  const weeksBefore = addDays(asked.checkIn, -14);
  const from = weeksBefore < today ? today : weeksBefore;
  const calendar = await api.call(
    'getCalendar',
    { params: { hotelId }, query: { from, days: searched, ...(roomTypeId === undefined ? {} : { roomTypeId }) } },
    signal,
  );
  return calendar.status === 200
    ? freeStays(calendar.body.days, asked)
        .slice(0, 2)
        .toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
    : [];
}

/** Every free stay of the same length on a calendar, the nearest first. */
export function freeStays(days: readonly CalendarDay[], asked: StayDates): StayDates[] {
  const nights = daysBetween(asked.checkIn, asked.checkOut);
  const isFree = (first: number): boolean => {
    const run = days.slice(first, first + nights);
    const [arrival] = run;
    return (
      run.length === nights &&
      run.every((day) => day.availability === 'open') &&
      (arrival?.minStay ?? 1) <= nights &&
      arrival?.noArrival !== true &&
      days[first + nights]?.noDeparture !== true
    );
  };
  return days
    .filter((_day, place) => isFree(place))
    .map(({ date }) => ({ checkIn: date, checkOut: addDays(date, nights) }))
    .toSorted(
      (one, other) =>
        Math.abs(daysBetween(asked.checkIn, one.checkIn)) - Math.abs(daysBetween(asked.checkIn, other.checkIn)),
    );
}
