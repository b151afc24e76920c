import type { RatePlan } from '@latchkey/api-contract/types';
import {
  isBefore,
  strictestTiers,
  wallClockBefore,
  type Arrival,
  type WallClock,
} from '@latchkey/booking-core/cancellation';
import { daysBetween } from '@latchkey/booking-core/dates';
import { refundFor } from '@latchkey/booking-core/refund';

/** From `from` on the property keeps `percent` of the total. */
export interface CancellationStep {
  readonly from: WallClock;
  readonly percent: number;
  /** Whole days the step lasts, at least 1. */
  readonly days: number;
}

/**
 * What cancelling costs from now to check-in, for a booking of all these plans: the strictest tier at every hour, and
 * everything from the check-in day on (docs/rules.md, "Figures").
 */
export function cancellationSteps(
  policies: readonly RatePlan['cancellation'][],
  arrival: Arrival,
  now: WallClock,
): CancellationStep[] {
  const dayOfArrival = { date: arrival.checkIn, time: '00:00' };
  const tiers = strictestTiers(policies).toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn);
  const ends = tiers.map(({ hoursBeforeCheckIn, percent }) => ({
    until: earlier(wallClockBefore(arrival, hoursBeforeCheckIn), dayOfArrival),
    percent,
  }));
  const open = ends.filter(({ until }) => isBefore(now, until));
  const starts = [now, ...open.map(({ until }) => until)];
  const percents = [...open.map(({ percent }) => percent), 100];
  return starts.map((from, place) => ({
    from,
    percent: percents[place] ?? 100,
    days: Math.max(1, daysBetween(from.date, starts[place + 1]?.date ?? arrival.checkIn)),
  }));
}

const earlier = (one: WallClock, other: WallClock): WallClock => (isBefore(one, other) ? one : other);

/** What the property keeps of a total, in minor units. */
export const keptOf = (total: number, percent: number): number =>
  total - refundFor({ total, paid: total, feePercent: percent, paidOnline: false }).refund;

/** What comes back of a stay paid in full online. */
export const backOf = (total: number, percent: number): number =>
  refundFor({ total, paid: total, feePercent: percent, paidOnline: true }).refund;
