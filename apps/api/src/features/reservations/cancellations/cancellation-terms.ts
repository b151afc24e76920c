import type { CancellationQuote } from '@latchkey/api-contract/types';
import { guestMay, hasRunOut, propertyMay } from '@latchkey/booking-core/booking-states';
import { feeAt, freeUntil, type Fee } from '@latchkey/booking-core/cancellation';
import { refundArrival, refundInFull } from '@latchkey/booking-core/refund';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import { todayIn } from '@latchkey/booking-core/time';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { actingBooking, type BookingRow, scheduleOfBooking, stayPriceOfBooking } from '../../bookings/bookings.ts';
import { feeAtProperty, feeOfCard, leftOnline, type MoneyOfBooking, refundOfTerms } from '../../ledger/ledger.ts';
import { feeView } from '../booking-page/fee-view.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';

type CancellationTerms = Pick<CancellationQuote, 'reason' | 'freeUntil'> & { readonly fee: Fee };

/**
 * What cancelling costs a guest now, by booking-core's rules; free until the booking is confirmed. Only before check-in
 * time at the property.
 */
export function cancellationQuoteOf(
  hotel: AgreedHotel,
  booking: BookingRow,
  money: MoneyOfBooking,
  now: Date,
  by: 'guest' | 'property' = 'guest',
): CancellationQuote | { refused: 'not_cancellable' | 'after_check_in' } {
  const acting = actingBooking(hotel, booking);
  const terms = termsOf(hotel, booking, now);
  if (!(by === 'guest' ? guestMay : propertyMay)('cancel', acting, now.getTime()))
    return { refused: terms === 'after_check_in' && !hasRunOut(acting, now.getTime()) ? terms : 'not_cancellable' };
  if (terms === 'after_check_in') return { refused: terms };
  // What was posted for a stay falls with it.
  const paid = paidTowardsStay(booking, { ...money, posted: 0 });
  const { atProperty, ...refund } =
    terms.reason === 'not_confirmed' ? refundInFull(paid, leftOnline(money)) : refundOfTerms(booking, money, terms.fee);
  const charge = feeOfCard(booking, refund.fee - paid);
  const owed = by === 'guest' && terms.reason !== 'not_confirmed' ? feeAtProperty(booking, refund.fee - paid) : 0;
  const isDisputed = refund.refund > 0 && money.disputed > 0;
  return {
    currency: booking.currency,
    total: booking.total,
    paid,
    ...feeView(terms.fee, stayPriceOfBooking(booking)),
    reason: terms.reason,
    freeUntil: terms.freeUntil,
    ...refund,
    ...(atProperty > 0 ? { atProperty } : {}),
    leastFee: terms.reason === 'not_confirmed' ? 0 : booking.least_fee,
    returnedTaxes: Math.min(returnedTaxesOf(booking.bill), refund.refund),
    ...(charge > 0 ? { charge } : {}),
    ...(owed > 0 ? { owed } : {}),
    ...(isDisputed ? { isDisputed } : {}),
    arrives:
      refund.refund === atProperty || isDisputed
        ? null
        : refundArrival(todayIn(hotel.sale.timeZone, now.getTime()), 'cancellation'),
  };
}

function termsOf(hotel: AgreedHotel, booking: BookingRow, now: Date): CancellationTerms | 'after_check_in' {
  if (booking.status !== 'confirmed') return { fee: { percent: 0 }, reason: 'not_confirmed', freeUntil: null };
  const schedule = scheduleOfBooking(hotel, booking);
  const terms = feeAt(schedule, now.getTime());
  if (terms.kind === 'closed') return terms.code;
  const free = freeUntil(schedule);
  return {
    fee: terms.fee,
    reason: terms.reason,
    freeUntil: free === null || free <= now.getTime() || booking.least_fee > 0 ? null : new Date(free).toISOString(),
  };
}
