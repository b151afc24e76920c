import type { RatePlan } from '@latchkey/api-contract/types';
import { strictestTiers } from '@latchkey/booking-core/cancellation';
import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { refundFor } from '@latchkey/booking-core/refund';

/** A wall-clock moment at the property. */
export interface WallClock {
  readonly date: LocalDate;
  /** `HH:mm` */
  readonly time: string;
}

/** From `from` on the property keeps `percent` of the total. */
export interface CancellationStep {
  readonly from: WallClock;
  readonly percent: number;
  /** Whole days the step lasts, at least 1. */
  readonly days: number;
}

interface Arrival {
  readonly checkIn: LocalDate;
  readonly checkInTime: string;
}

const before = (one: WallClock, other: WallClock): boolean => `${one.date}T${one.time}` < `${other.date}T${other.time}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** So many hours before check-in, on the property's clocks: 48 before Friday noon is Wednesday noon (as core's `hoursBeforeCheckIn`). */
export function wallClockBefore({ checkIn, checkInTime }: Arrival, hours: number): WallClock {
  const minutes = minutesOf(checkInTime) - hours * 60;
  const days = Math.floor(minutes / 1440);
  const inDay = minutes - days * 1440;
  return { date: addDays(checkIn, days), time: `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}` };
}

/** The last moment at which these plans are free to cancel, or null where they never are or it has passed. */
export function freeUntil(tiers: RatePlan['cancellation'], arrival: Arrival, now: WallClock): WallClock | null {
  const free = tiers.filter(({ percent }) => percent === 0);
  if (free.length === 0) return null;
  const moment = wallClockBefore(arrival, Math.min(...free.map(({ hoursBeforeCheckIn }) => hoursBeforeCheckIn)));
  const until = before(moment, { date: arrival.checkIn, time: '00:00' }) ? moment : { date: addDays(arrival.checkIn, -1), time: '23:59' };
  return before(now, until) ? until : null;
}

/**
 * What cancelling costs from now to check-in, for a booking of all these plans: the strictest tier at every hour, and
 * everything from the check-in day on (specification section 9).
 */
export function cancellationSteps(policies: readonly RatePlan['cancellation'][], arrival: Arrival, now: WallClock): CancellationStep[] {
  const dayOfArrival = { date: arrival.checkIn, time: '00:00' };
  const tiers = strictestTiers(policies).toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn);
  const ends = tiers.map(({ hoursBeforeCheckIn, percent }) => ({ until: earlier(wallClockBefore(arrival, hoursBeforeCheckIn), dayOfArrival), percent }));
  const open = ends.filter(({ until }) => before(now, until));
  const starts = [now, ...open.map(({ until }) => until)];
  const percents = [...open.map(({ percent }) => percent), 100];
  return starts.map((from, place) => ({
    from,
    percent: percents[place] ?? 100,
    days: Math.max(1, daysBetween(from.date, starts[place + 1]?.date ?? arrival.checkIn)),
  }));
}

const earlier = (one: WallClock, other: WallClock): WallClock => (before(one, other) ? one : other);

/** What comes back of a stay paid in full online. */
export const backOf = (total: number, percent: number): number => refundFor({ total, paid: total, feePercent: percent, paidOnline: true }).refund;
