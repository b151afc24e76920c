import type { Fee } from '@latchkey/booking-core/cancellation';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { refundFor, type Refund } from '@latchkey/booking-core/refund';
import { type BookingRow, stayPriceOfBooking } from '../bookings/bookings.ts';
import { leftOnline, type MoneyOfBooking } from './payments.queries.ts';

/**
 * What becomes of a booking's money where its terms keep a fee: for quotes, mails, the booking's
 * page and the desk alike.
 */
export const refundOfTerms = (
  booking: Pick<BookingRow, 'total' | 'bill' | 'least_fee' | 'kept'>,
  money: MoneyOfBooking,
  fee: Fee,
): Refund =>
  refundFor({
    ...stayPriceOfBooking(booking),
    // What was posted for a stay falls with it.
    paid: paidTowardsStay(booking, { ...money, posted: 0 }),
    fee,
    leastFee: booking.least_fee,
    mostOnline: leftOnline(money),
  });
