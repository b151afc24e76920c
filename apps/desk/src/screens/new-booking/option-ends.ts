import { minutesIn, type EpochMs } from '@latchkey/booking-core/time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** For how many hours rooms may be held for a guest who has not decided: for fourteen days at most. */
const hours = [2, 6, 24, 72, 168];
const mostHours = 336;

/**
 * The moments, at a full hour of the property's clock, until which rooms may be held for a guest who has not decided: by the
 * start of the stay, which is the last of them where it comes first. None where the stay has begun.
 */
export function optionEnds(now: EpochMs, starts: EpochMs, timeZone: string): EpochMs[] {
  const last = Math.min(starts, now + mostHours * hourMs);
  if (last <= now) return [];
  const ends = hours.map((count) => fullHour(now + count * hourMs, timeZone)).filter((end) => end < last);
  return [...ends, last];
}

function fullHour(moment: EpochMs, timeZone: string): EpochMs {
  const minute = Math.ceil(moment / minuteMs) * minuteMs;
  const past = minutesIn(timeZone, minute) % 60;
  return minute + ((60 - past) % 60) * minuteMs;
}
