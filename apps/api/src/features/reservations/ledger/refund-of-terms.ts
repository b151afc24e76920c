import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { refundFor, type Refund } from '@latchkey/booking-core/refund';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { leftOnline, type MoneyOfBooking } from './payments.queries.ts';

/**
 * What becomes of a booking's money where its terms keep so many percent of the total: for quotes, mails, the booking's
 * page and the desk alike.
 */
export const refundOfTerms = (
  booking: Pick<BookingRow, 'total' | 'bill' | 'least_fee' | 'kept'>,
  money: MoneyOfBooking,
  feePercent: number,
): Refund =>
  refundFor({
    total: booking.total,
    paid: paidTowardsStay(booking, money),
    feePercent,
    leastFee: booking.least_fee,
    returnedTaxes: returnedTaxesOf(booking.bill),
    mostOnline: leftOnline(money),
  });
