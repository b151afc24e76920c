import type { StayTime } from '@latchkey/booking-core/basket';
import type { WallClock } from '@latchkey/booking-core/cancellation';

/** Late guests come after midnight; by six in the morning they come the day after. */
const lastNightHour = 24 + 5;

/**
 * The hours in which a guest may say to arrive, counted from midnight of the first day: of nights from check-in until
 * the small hours, of an hourly stay those that were booked; on the day of arrival only hours that are still ahead.
 * `here` is the property's clock.
 */
export function arrivalHours(stay: StayTime, checkInTime: string, here: WallClock): number[] {
  const [day, start] =
    stay.kind === 'hours' ? [stay.date, stay.startHour] : [stay.checkIn, Number(checkInTime.slice(0, 2))];
  const first = day === here.date ? Math.max(start, Number(here.time.slice(0, 2))) : start;
  const last = stay.kind === 'hours' ? stay.startHour + stay.hours - 1 : lastNightHour;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}
