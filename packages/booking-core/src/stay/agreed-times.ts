import type { WallClock } from '../clock/wall-clock.ts';
import { timeRequest, type TimeRequestKind } from './time-request.ts';
import type { HotelTimes, Stay } from './stay.types.ts';

/** What a guest asked for, and what the property said to it. */
export interface AnsweredRequest {
  readonly kind: TimeRequestKind;
  /** `HH:mm`. */
  readonly time: string;
  readonly status: string;
}

/**
 * Other times than the hotel's own that the property has accepted, on its clocks; null where it has accepted none. Of
 * several accepted for the same the last counts, unless it no longer fits the stay, changed since. `requests`: the
 * oldest first.
 */
export function agreedTimes(
  requests: readonly AnsweredRequest[],
  stay: Stay,
  times: HotelTimes,
): Readonly<Record<TimeRequestKind, WallClock | null>> {
  const agreed = (kind: TimeRequestKind): WallClock | null => {
    const last = requests.findLast((request) => request.kind === kind && request.status === 'accepted');
    return last === undefined ? null : timeRequest(stay, times, kind, last.time);
  };
  return { arrival: agreed('arrival'), late_arrival: agreed('late_arrival'), departure: agreed('departure') };
}
