import { minutesIn, todayIn } from '@latchkey/booking-core/time';

/** A moment on the clocks of a house, to the second: `2026-11-25T14:05:00`. */
export function localMoment(at: Date, zone: string): string {
  const minutes = minutesIn(zone, at.getTime());
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${todayIn(zone, at.getTime())}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(at.getUTCSeconds())}`;
}
