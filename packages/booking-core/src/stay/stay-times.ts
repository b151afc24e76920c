import type { WallClock } from '../clock/wall-clock.ts';
import { clockHour } from '../clock/clock-hour.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { HotelTimes, Stay } from './stay.types.ts';

/** When a stay begins on the property's clocks: at check-in time, or at the first of the booked hours. */
export function arrivalOf(stay: Stay, { checkInTime }: Pick<HotelTimes, 'checkInTime'>): WallClock {
  return stay.kind === 'nights' ? { date: stay.checkIn, time: checkInTime } : fullHour(stay.date, stay.startHour);
}

/** When a stay ends on the property's clocks: at check-out time, or after the last of the booked hours. */
export function departureOf(stay: Stay, { checkOutTime }: Pick<HotelTimes, 'checkOutTime'>): WallClock {
  return stay.kind === 'nights'
    ? { date: stay.checkOut, time: checkOutTime }
    : fullHour(stay.date, stay.startHour + stay.hours);
}

/** Hour 24 of a day is midnight of the next. */
function fullHour(date: LocalDate, hour: number): WallClock {
  return { date: addDays(date, Math.floor(hour / 24)), time: clockHour(hour) };
}
