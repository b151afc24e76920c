import { isFinal } from '../booking-states/moves.ts';
import { leftToPay, paidTowardsStay } from './due-now.ts';
import type { BookingMoney, OwingBooking } from './booking-money.types.ts';

/** How the payment of a booking stands, as guest and property are told. */
export const paymentStatuses = ['unpaid', 'partly_paid', 'paid', 'refund_pending', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Sums that the property kept after a cancellation or a no-show still count as paid. */
export function paymentStatusOf(
  booking: Pick<OwingBooking, 'status' | 'total' | 'kept'>,
  money: BookingMoney,
): PaymentStatus {
  const { captured, refunding, refunded, lost } = money;
  const isOver = isFinal(booking.status);
  if (refunding > 0) return 'refund_pending';
  if (refunded + lost > 0 && (refunded + lost >= captured || isOver)) return 'refunded';
  const paid = isOver ? captured : paidTowardsStay(booking, money);
  if (paid === 0 && booking.total > 0) return 'unpaid';
  return paid >= booking.total && leftToPay(booking, money) === 0 ? 'paid' : 'partly_paid';
}
