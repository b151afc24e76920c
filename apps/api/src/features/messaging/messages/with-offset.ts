import type { WallClock } from '@latchkey/booking-core/cancellation';

/** A time on a zone's clocks with the zone's distance from UTC at that moment: `2026-12-02T14:00:00+05:30`. */
export function withOffset({ date, time }: WallClock, moment: number, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  const offset = (named?.value ?? 'GMT').replace('GMT', '');
  return `${date}T${time}:00${offset === '' ? 'Z' : offset}`;
}
