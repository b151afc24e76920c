import type { ClockTime } from '../clock/clock-time.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { requireCount } from '../defect/require.ts';
import { wallClockBefore } from '../clock/wall-clock.ts';
import { checkInDayFeeOf, feeIn, noShowFeeIn } from '../cancellation/fee.ts';
import type { CancellationPolicy, CancellationSchedule, StayPrice } from '../cancellation/cancellation.types.ts';
import { momentOf, type EpochMs } from './zone.ts';

/** When and where a stay begins. */
export interface CheckIn {
  readonly checkIn: LocalDate;
  readonly checkInTime: ClockTime;
  readonly timeZone: string;
}

/**
 * The wall-clock moment so many hours before check-in: 48 hours before Friday noon is Wednesday noon, also across a
 * change of the clocks, since that is what a guest was told. Throws as `momentOf` does.
 */
export function hoursBeforeCheckIn(stay: CheckIn, hours: number): EpochMs {
  const { date, time } = wallClockBefore(stay, requireCount(hours, 'hours'));
  return momentOf(date, time, stay.timeZone);
}

/** A cancellation policy as moments, for one stay at its price: what `feeAt` reads. */
export function scheduleOf(policy: CancellationPolicy, stay: CheckIn, price: StayPrice): CancellationSchedule {
  const tiers = policy.tiers.map((tier) => ({
    until: hoursBeforeCheckIn(stay, tier.hoursBeforeCheckIn),
    fee: feeIn(tier),
  }));
  return {
    tiers: tiers.sort((left, right) => left.until - right.until),
    checkInDay: momentOf(stay.checkIn, '00:00', stay.timeZone),
    checkIn: momentOf(stay.checkIn, stay.checkInTime, stay.timeZone),
    checkInDayFee: checkInDayFeeOf(policy),
    noShowFee: noShowFeeIn(policy),
    price,
  };
}
