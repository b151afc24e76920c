import { paidTowardsStay, type BookingMoney } from '@latchkey/booking-core/ledger';
import { choiceOf, dueBy } from '@latchkey/booking-core/payment-ways';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { withTotal } from './agreement.ts';

/**
 * The booking at the agreed total. What is due now goes by its payment choice: all of it where the hotel takes no
 * advance.
 */
export function agreedAt(
  hotel: AgreedHotel,
  booking: BookingRow,
  total: number,
): Pick<BookingRow, 'bill' | 'total' | 'due_now'> & { readonly agreed: Agreement } {
  const { bill, agreed } = withTotal(hotel, booking, total);
  const { dueNow } = bill;
  const due_now = dueBy(dueNow, choiceOf({ mode: booking.payment_mode, plan: booking.payment_plan })) ?? dueNow.full;
  return { bill, total, due_now, agreed };
}

/** What accepting a price means for the guest's money, in minor units: one of them is 0. */
export interface OnAccepting {
  /** To be paid then, for the stay to be confirmed. */
  readonly due: number;
  /** Comes back then. */
  readonly refund: number;
}

/** The same of the price that a booking's property has named; null where it has named none that waits for an answer. */
export function onAccepting(hotel: AgreedHotel, booking: BookingRow, money: BookingMoney): OnAccepting | null {
  if (booking.status !== 'price_revised' || booking.updated_price === null) return null;
  const { due_now: dueNow, total } = agreedAt(hotel, booking, booking.updated_price);
  const paid = paidTowardsStay(booking, money);
  return { due: Math.max(0, dueNow - paid), refund: Math.max(0, paid - total) };
}
