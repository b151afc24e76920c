import type { QuoteRequest } from '@latchkey/api-contract/types';
import { feePercentAt } from '@latchkey/booking-core/cancellation';
import type { Bill } from '@latchkey/booking-core/pricing';
import { refundOfChange } from '@latchkey/booking-core/refund';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { dueNowFor } from '../ledger/payment-choice.ts';
import { scheduleOfBooking } from '../bookings/cancellation-schedule.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { paidTowardsBooking, type MoneyOfBooking } from '../ledger/payments.queries.ts';

/** What a change means in money. */
export interface Difference {
  readonly paid: number;
  /** Due at booking for the new stay, by the chosen payment method. */
  readonly dueNow: number;
  /** Of that, what is not paid yet. */
  readonly due: number;
  readonly penalty: number;
  readonly processingCharge: number;
  readonly refund: number;
  /** What cancelling costs at least afterwards. */
  readonly leastFee: number;
}

/** The share of a price reduction that the property keeps now, or null where the booking can no longer be changed. */
export function changeFeePercent(hotel: HotelRecord, booking: BookingRow, now: Date): number | null {
  if (booking.status !== 'confirmed') return null;
  const terms = feePercentAt(scheduleOfBooking(hotel, booking), now.getTime());
  // What costs everything to cancel cannot be escaped by changing it.
  return terms.kind === 'closed' || terms.percent >= 100 ? null : terms.percent;
}

/**
 * A change priced as a difference: more is due before it takes effect; of a lower price `refundOfChange` says what goes
 * back. Null: the payment method is not offered for the new selection.
 */
export function differenceOf(
  hotel: HotelRecord,
  booking: BookingRow,
  money: MoneyOfBooking,
  to: { selection: QuoteRequest; bill: Bill },
  feePercent: number,
): Difference | null {
  const dueNow = dueNowFor(hotel.sale, to.selection, to.bill, {
    mode: booking.payment_mode,
    plan: booking.payment_plan,
  });
  if (dueNow === null) return null;
  const paid = paidTowardsBooking(booking, money);
  const { penalty, processingCharge, refund, leastFee } = refundOfChange({
    oldTotal: booking.total,
    newTotal: to.bill.total,
    paid,
    feePercent,
    leastFee: booking.least_fee,
  });
  return { paid, dueNow, due: Math.max(0, dueNow - paid), penalty, processingCharge, refund, leastFee };
}
