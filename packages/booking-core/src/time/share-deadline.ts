import type { EpochMs } from './zone.ts';

const hourMs = 3_600_000;
/** How long the shares of a stay can be paid at most. */
const longestMs = 7 * 24 * hourMs;

/**
 * Until when shares that are handed out now can be paid, in milliseconds since the epoch: for a week, and until an hour before
 * the stay begins; `payBy`, when an unpaid stay is cancelled, ends it at the latest. Null where less than an hour would
 * be left.
 */
export function shareDeadline(now: EpochMs, checkIn: EpochMs, payBy: EpochMs | null = null): EpochMs | null {
  const until = Math.min(now + longestMs, checkIn - hourMs, payBy ?? Infinity);
  return until - now < hourMs ? null : until;
}
