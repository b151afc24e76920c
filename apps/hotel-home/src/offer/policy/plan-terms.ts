import type { RatePlan } from '@latchkey/api-contract/types';
import {
  freeOfChargeUntil,
  isWhole,
  type Arrival,
  type Fee,
  type StayPrice,
  type WallClock,
} from '@latchkey/booking-core/cancellation';
import { addDays } from '@latchkey/booking-core/dates';
import { cancellationSteps } from './cancellation-steps.ts';

/** What cancelling costs now, for one stay on one rate plan, on the property's clocks. */
export type PlanTerms =
  | { readonly kind: 'non-refundable' }
  /** Cancelled up to `until` the property keeps `fee`. */
  | { readonly kind: 'until'; readonly until: WallClock; readonly fee: Fee };

export function planTerms(
  tiers: RatePlan['cancellation'],
  arrival: Arrival,
  now: WallClock,
  price: StayPrice,
  checkInDayFee?: Fee,
): PlanTerms {
  const free = freeOfChargeUntil(tiers, arrival, now, checkInDayFee);
  if (free !== null) return { kind: 'until', until: free, fee: { percent: 0 } };
  const [first, next] = cancellationSteps([tiers], arrival, now, price, checkInDayFee);
  return first === undefined || next === undefined || isWhole(first.fee, price)
    ? { kind: 'non-refundable' }
    : { kind: 'until', until: minuteBefore(next.from), fee: first.fee };
}

/** Midnight is shown as 23:59 of the day before, because guests read the date. */
const minuteBefore = ({ date, time }: WallClock): WallClock =>
  time === '00:00' ? { date: addDays(date, -1), time: '23:59' } : { date, time };
