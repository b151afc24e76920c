import type { QuoteRequest } from '@latchkey/api-contract/types';
import { guestMay } from '@latchkey/booking-core/booking-states';
import { feeAt, isWhole, stayPriceOf, type Fee } from '@latchkey/booking-core/cancellation';
import { takesNothingAway, type Bill } from '@latchkey/booking-core/pricing';
import { refundOfChange } from '@latchkey/booking-core/refund';
import { creditedToStay } from '@latchkey/booking-core/ledger';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import { actingBooking, type BookingRow, scheduleOfBooking, stayPriceOfBooking } from '../../bookings/bookings.ts';
import { agreementOf, quantityOf, wantedStay } from '../booking-life/agreement.ts';
import { dueNowFor, leftOnline, type MoneyOfBooking } from '../../ledger/ledger.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';

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
  /** Of that, what goes back at the property. */
  readonly atProperty: number;
  /** What cancelling costs at least afterwards. */
  readonly leastFee: number;
}

/** What the terms of a booking keep of a price reduction now, or null where the booking can no longer be changed. */
export function feeOfChange(hotel: AgreedHotel, booking: BookingRow, now: Date): Fee | null {
  if (!guestMay('change', actingBooking(hotel, booking), now.getTime())) return null;
  const terms = feeAt(scheduleOfBooking(hotel, booking), now.getTime());
  return terms.kind === 'closed' ? null : terms.fee;
}

/** Whether the terms allow a change: what costs everything to cancel can be added to, but not escaped by changing it. */
export function mayChangeTo(hotel: AgreedHotel, booking: BookingRow, fee: Fee, selection: QuoteRequest): boolean {
  if (!isWhole(fee, stayPriceOfBooking(booking))) return true;
  const { rooms, addons } = agreementOf(hotel, booking).stay;
  const extras = addons.map(({ addonId }) => ({ addonId, quantity: quantityOf({ addons }, addonId) }));
  return takesNothingAway({ rooms, addons: extras }, wantedStay(selection));
}

/**
 * A change priced as a difference: more is due before it takes effect; of a lower price `refundOfChange` says what goes
 * back. Null: the payment method is not offered for the new selection.
 */
export function differenceOf(
  hotel: AgreedHotel,
  booking: BookingRow,
  money: MoneyOfBooking,
  to: { selection: QuoteRequest; bill: Bill; agreed: Agreement | null },
  fee: Fee,
): Difference | null {
  const dueNow = dueNowFor(hotel.sale, to.selection, to.bill, {
    mode: booking.payment_mode,
    plan: booking.payment_plan,
  });
  if (dueNow === null) return null;
  const after = to.agreed?.total ?? to.bill.total;
  const paid = creditedToStay(booking, money, after);
  const { penalty, processingCharge, refund, atProperty, leastFee } = refundOfChange({
    before: stayPriceOfBooking(booking),
    after: stayPriceOf(to.bill, after),
    paid,
    fee,
    leastFee: booking.least_fee,
    mostOnline: leftOnline(money),
  });
  // However much has gone back meanwhile: a change asks for what the change adds.
  const due = Math.max(0, Math.min(dueNow - paid, dueNow - booking.due_now));
  return { paid, dueNow, due, penalty, processingCharge, refund, atProperty, leastFee };
}
