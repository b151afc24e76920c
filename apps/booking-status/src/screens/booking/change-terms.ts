import {
  cancellationSteps,
  checkInDayFeeOf,
  isBefore,
  isWhole,
  stayPriceOf,
} from '@latchkey/booking-core/cancellation';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { wallClockIn } from '@latchkey/format/moment';
import { endsOf } from './ends-of.ts';

/**
 * Whether the engine would still change a booking: `open` while it is confirmed and its stay has not begun; `adds-only`
 * where cancelling costs the whole price, since taking something away would escape that fee; else `closed`.
 */
export function changeTerms(own: WholeBooking, now: number): 'open' | 'adds-only' | 'closed' {
  const { checkIn } = endsOf(own);
  const clock = wallClockIn(now, own.timeZone);
  if (own.status !== 'confirmed' || (own.arrivedAt ?? null) !== null || !isBefore(clock, checkIn)) return 'closed';
  const arrival = { checkIn: checkIn.date, checkInTime: checkIn.time };
  const price = stayPriceOf(own.bill, own.total);
  const [step] = cancellationSteps([own.cancellation], arrival, clock, price, checkInDayFeeOf(own.penalties ?? {}));
  return step !== undefined && !isWhole(step.fee, price) ? 'open' : 'adds-only';
}
