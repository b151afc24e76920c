import type { CancellationQuote, WholeBooking } from '@latchkey/api-contract/types';
import { cancellationSteps, checkInDayFeeOf, stayPriceOf, type WallClock } from '@latchkey/booking-core/cancellation';
import { refundFor, type Refund } from '@latchkey/booking-core/refund';
import { wallClockIn } from '@latchkey/format/moment';
import { paidOfBooking } from './balance-due.ts';
import { endsOf } from './ends-of.ts';

/** What cancelling costs up to a moment on the property's clocks, and what comes back of what is paid so far. */
export interface CancellingUntil extends Pick<Refund, 'fee' | 'penalty' | 'processingCharge' | 'refund'> {
  readonly until: WallClock;
}

/** The spans from now to check-in, the next first, as the engine counts them. */
export const cancellingOf = (
  own: WholeBooking,
  now: number,
  quoted?: Pick<CancellationQuote, 'paid' | 'leastFee'>,
): CancellingUntil[] =>
  own.cancelling?.map(({ until, fee, penalty, processingCharge, refund }) => ({
    until: wallClockIn(Date.parse(until), own.timeZone),
    fee,
    penalty,
    processingCharge,
    refund,
  })) ?? byItsSums(own, now, quoted);

/** The same of an engine that does not say it yet: by its rule, from the sums that the booking names. */
function byItsSums(
  own: WholeBooking,
  now: number,
  { paid, leastFee }: Pick<CancellationQuote, 'paid' | 'leastFee'> = {
    paid: paidOfBooking(own),
    leastFee: own.leastFee ?? 0,
  },
): CancellingUntil[] {
  const { checkIn } = endsOf(own);
  const arrival = { checkIn: checkIn.date, checkInTime: checkIn.time };
  const clock = wallClockIn(now, own.timeZone);
  const price = stayPriceOf(own.bill, own.total);
  const steps = cancellationSteps([own.cancellation], arrival, clock, price, checkInDayFeeOf(own.penalties ?? {}));
  return steps.map(({ fee: terms }, place) => {
    const { fee, penalty, processingCharge, refund } = refundFor({
      ...price,
      paid,
      fee: terms,
      leastFee,
      mostOnline: Math.max(0, own.amountPaid - (own.paidAtProperty ?? 0) - own.refundAmount),
    });
    return { until: steps[place + 1]?.from ?? checkIn, fee, penalty, processingCharge, refund };
  });
}
