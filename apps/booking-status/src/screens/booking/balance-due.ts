import type { WholeBooking } from '@latchkey/api-contract/types';
import type { BookingView } from '@latchkey/booking-core/booking-states';
import * as refund from '@latchkey/booking-core/refund';

/** Whether a key opens anything: the stay is confirmed and not over. */
export const isConfirmedStay = (view: BookingView): boolean =>
  view === 'confirmed' || view === 'waiting_to_host' || view === 'enjoy_your_stay';

/** Whether the stay may still come. */
export const isViewAhead = (view: BookingView): boolean =>
  isConfirmedStay(view) || view === 'request_received' || view === 'complete_booking' || view === 'revised_price';

/** Whether the booking came to nothing: who made it may want another. */
export const isViewLost = (view: BookingView): boolean =>
  view === 'expired' || view === 'rejected' || view === 'cancelled' || view === 'no_show';

/**
 * What is left to pay, in minor units, and where; null where nothing is asked for, or while a revised price waits for
 * the guest.
 */
export function leftToPay(
  view: BookingView,
  { total, payment, ...money }: Pick<WholeBooking, 'total' | 'amountPaid' | 'kept' | 'refundAmount' | 'payment'>,
): { readonly amount: number; readonly where: 'at-hotel' | 'first-online' } | null {
  if (!isViewAhead(view) || view === 'revised_price') return null;
  const { amountPaid } = money;
  const amount = Math.max(0, total - paidOfBooking(money));
  return {
    amount,
    where:
      isConfirmedStay(view) ||
      payment.mode === 'at-property' ||
      payment.plan === 'guarantee' ||
      (amountPaid > 0 && view !== 'complete_booking')
        ? 'at-hotel'
        : 'first-online',
  };
}

/** Whether it can be said how the stay is paid: what was due at reception is settled there, which nobody tells us. */
export const isPaymentKnown = (
  view: BookingView,
  { total, amountPaid }: Pick<WholeBooking, 'total' | 'amountPaid'>,
): boolean => view !== 'stay_over' || amountPaid >= total;

/** The part of the payments that still counts towards the stay: less refunds, and fees of changes. */
export const paidOfBooking = ({
  amountPaid,
  kept = 0,
  refundAmount,
}: Pick<WholeBooking, 'amountPaid' | 'kept' | 'refundAmount'>): number =>
  refund.paidTowards({ paid: amountPaid, givenBack: refundAmount, kept });
