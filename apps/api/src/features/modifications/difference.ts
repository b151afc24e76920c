import type { StaySelection } from '@latchkey/api-contract/types';
import { feePercentAt } from '@latchkey/booking-core/cancellation';
import type { Bill } from '@latchkey/booking-core/pricing';
import { refundFor } from '@latchkey/booking-core/refund';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { dueNowFor } from '../holds/payment-choice.ts';
import { scheduleOfBooking } from '../cancellations/cancellation-terms.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { paidTowards, type MoneyOfBooking } from '../ledger/payments.queries.ts';

/** What a change means in money. */
export interface Difference {
  readonly paid: number;
  /** Due at booking for the new stay, by the chosen way of paying. */
  readonly dueNow: number;
  /** Of that, what is not paid yet. */
  readonly due: number;
  readonly penalty: number;
  readonly processingCharge: number;
  readonly refund: number;
}

/** The share of a price reduction that the property keeps now, or null where the booking can no longer be changed. */
export function changeFeePercent(hotel: HotelRecord, booking: BookingRow, now: Date): number | null {
  if (booking.status !== 'confirmed') return null;
  const terms = feePercentAt(scheduleOfBooking(hotel, booking), now.getTime());
  // What costs everything to cancel cannot be escaped by changing it.
  return terms.kind === 'closed' || terms.percent >= 100 ? null : terms.percent;
}

/**
 * A change priced as a difference: more is due before it takes effect; of a lower price the cancellation terms keep
 * their share, as of a part cancelled, and 2.5 % of what goes back stays with the payment company. Null: the way of
 * paying is not offered for the new selection.
 */
export function differenceOf(
  hotel: HotelRecord,
  booking: BookingRow,
  money: MoneyOfBooking,
  to: { selection: StaySelection; bill: Bill },
  feePercent: number,
): Difference | null {
  const dueNow = dueNowFor(hotel.sale, to.selection, to.bill, {
    mode: booking.payment_mode,
    plan: booking.payment_plan,
  });
  if (dueNow === null) return null;
  const paid = paidTowards(booking, money);
  const excess = Math.max(0, paid - to.bill.total);
  const cheaperBy = Math.max(0, booking.total - to.bill.total);
  const { penalty, processingCharge, refund } = refundFor({
    total: cheaperBy,
    paid: excess,
    feePercent,
    paidOnline: true,
  });
  return { paid, dueNow, due: Math.max(0, dueNow - paid), penalty, processingCharge, refund };
}
