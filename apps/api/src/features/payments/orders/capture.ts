import { agreedAhead, paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { Transaction } from '../../../database/database.types.ts';
import type { PendingChange } from '../../../database/tables/booking-tables.ts';
import { type BookingRow, confirmBooking, newVoucher, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import { applyChange, putRequest, takeCodeAgain } from '../../reservations/reservations.ts';
import {
  findShare,
  moneyOf,
  type MoneyOfBooking,
  owingOf,
  type PaymentRow,
  type ShareRow,
  writeCaptured,
  writeShare,
} from '../../ledger/ledger.ts';
import { startRefund, tellPayer } from '../../refunds/refunds.ts';
import type { Captured } from '../../ledger/captured.types.ts';
import { linesOf, takeRooms } from '../../stock/stock.ts';
import { takeExtrasAgain } from '../../extras/extras.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';

/** What is as it is set for all bookings. */
export interface CaptureTerms {
  /** From when on what moves of the money at its gateway is watched, in milliseconds. */
  readonly watchAfterMs: number;
  /** Until when the property may take to answer a request that is put at a moment. */
  readonly answerBy: (tx: Transaction, booking: BookingRow, at: Date) => Promise<Date>;
}

/**
 * Money that was asked for has come, in a transaction that has locked booking and payment. It confirms the booking or
 * its change, or puts its request, where they still stand and there is room; otherwise a refund of it is under way.
 */
export async function capture(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  captured: Captured,
  at: Date,
  { watchAfterMs, answerBy }: CaptureTerms,
): Promise<'confirmed' | 'kept' | 'returned'> {
  await writeCaptured(tx, payment, captured, new Date(at.getTime() + watchAfterMs));
  await recordEvent(tx, booking, {
    type: 'payment_captured',
    actor: 'payment',
    at,
    facts: { paymentId: payment.payment_id, amount: payment.amount },
  });
  const money = await moneyOf(tx, booking);
  const paid = paidTowardsStay(booking, money);
  switch (booking.status) {
    case 'payment_pending':
      if (paid < booking.due_now) return 'kept';
      return makeOf(tx, booking, payment, paid, at, answerBy);
    case 'expired':
      if (booking.after_payment === null) return giveBack(tx, booking, payment, payment.amount, 'booking_over', at);
      if (
        paid < booking.due_now ||
        !(await takeCodeAgain(tx, booking)) ||
        !(await takeExtrasAgain(tx, booking)) ||
        (await takeRooms(tx, booking.hotel_id, await linesOf(tx, booking))) === 'sold_out'
      ) {
        return giveBack(tx, booking, payment, payment.amount, 'no_room', at);
      }
      return makeOf(tx, booking, payment, paid, at, answerBy);
    case 'confirmed':
      return (
        (booking.change === null ? null : await change(tx, booking, booking.change, payment, money, at)) ??
        excessBack(tx, booking, payment, paid - agreedFor(payment, booking), at)
      );
    case 'requested':
    case 'price_revised':
      return keepAhead(tx, booking, payment, paid - agreedFor(payment, booking), at);
    case 'cancelled':
    case 'no_show':
      if (payment.purpose === 'penalty' && payment.amount <= booking.penalty_due)
        return penalty(tx, booking, payment, at);
      return giveBack(tx, booking, payment, payment.amount, 'booking_over', at);
    case 'rejected':
      return giveBack(tx, booking, payment, payment.amount, 'booking_over', at);
  }
}

/**
 * What is due is paid, and the rooms are held: it is confirmed, or its property is asked and has until `answerBy` to
 * answer. What is beyond, of a payment before that was told of late, goes back.
 */
async function makeOf(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  paid: number,
  at: Date,
  answerBy: CaptureTerms['answerBy'],
): Promise<'confirmed' | 'kept'> {
  if (booking.after_payment === 'requested') {
    await putRequest(tx, booking, 'payment', at, await answerBy(tx, booking, at));
    return 'kept';
  }
  await confirmBooking(tx, booking, 'payment', at);
  await excessBack(tx, booking, payment, paid - agreedFor(payment, booking), at);
  return 'confirmed';
}

/** Money for a request that is not answered: what its guest was not asked for goes back, and the rest waits for the answer. */
async function keepAhead(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  excess: number,
  at: Date,
): Promise<'kept' | 'returned'> {
  const back = Math.max(0, Math.min(payment.amount, excess));
  if (back > 0) await giveBack(tx, booking, payment, back, 'paid_twice', at);
  return back < payment.amount ? keep(tx, booking, payment, payment.amount - back, at) : 'returned';
}

/** A change takes effect once it is paid for, where there is still room for it, else its money goes back. Null: it waits for more. */
async function change(
  tx: Transaction,
  booking: BookingRow,
  wanted: PendingChange,
  payment: PaymentRow,
  money: MoneyOfBooking,
  at: Date,
): Promise<'confirmed' | 'kept' | 'returned' | null> {
  const total = wanted.agreed?.total ?? wanted.bill.total;
  // Money counts towards the changed stay before it counts towards what was posted.
  const paid = paidTowardsStay({ ...booking, total }, money);
  const ahead = owingOf(booking).change?.dueNow ?? wanted.dueNow;
  if (paid < ahead) return null;
  if ((await applyChange(tx, booking, wanted, { kept: 0, refund: 0 }, 'payment', at)) === 'taken') {
    await excessBack(tx, booking, payment, paid - agreedAhead(ahead, total), at);
    return 'confirmed';
  }
  await writeBooking(tx, booking, { change: null });
  return giveBack(tx, booking, payment, payment.amount, 'no_room', at);
}

/** What a guest was asked to pay with this payment and those before: with the rest of a stay, all of it. */
const agreedFor = ({ purpose }: PaymentRow, { due_now, total }: BookingRow): number =>
  purpose === 'balance' ? total : agreedAhead(due_now, total);

/** The fee of a stay that did not take place is paid: by the card that was kept for it, or by the guest. */
async function penalty(tx: Transaction, booking: BookingRow, payment: PaymentRow, at: Date): Promise<'kept'> {
  const { payment_id: paymentId, amount } = payment;
  await writeBooking(tx, booking, { kept: booking.kept + amount, penalty_due: booking.penalty_due - amount });
  await recordEvent(tx, booking, { type: 'payment_kept', actor: 'payment', at, facts: { paymentId, amount } });
  await notifyGuest(tx, booking, 'penalty_paid', at, { amount });
  return 'kept';
}

/**
 * Refunds the part of a payment that was not due: a double payment, or one for a replaced change. The booking stands.
 */
async function excessBack(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  excess: number,
  at: Date,
): Promise<'kept' | 'returned'> {
  if (excess > 0) await giveBack(tx, booking, payment, Math.min(payment.amount, excess), 'paid_twice', at);
  const kept = payment.amount - Math.max(0, excess);
  if (kept <= 0 && payment.share_id !== null) return 'returned';
  return kept > 0 && payment.purpose === 'balance' ? keep(tx, booking, payment, kept, at) : 'kept';
}

/**
 * Money that confirms nothing and stays: the rest of a stay, or what is paid before the property has answered. The payer of a
 * share gets a receipt; who booked hears once nothing is left.
 */
async function keep(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  amount: number,
  at: Date,
): Promise<'kept'> {
  const facts = { paymentId: payment.payment_id, amount };
  await recordEvent(tx, booking, { type: 'payment_kept', actor: 'payment', at, facts });
  const share = await shareOfPayment(tx, payment);
  if (share !== undefined) {
    await writeShare(tx, share, { state: 'paid', paid: share.paid + amount });
    await tellPayer(tx, share, { notice: 'share_paid', amount, key: payment.payment_id }, at);
    if (booking.status === 'confirmed' && paidTowardsStay(booking, await moneyOf(tx, booking)) < booking.total)
      return 'kept';
  }
  await notifyGuest(tx, booking, 'payment_received', at, { amount });
  // The voucher in the guest's hand says that this is due.
  if (booking.status === 'confirmed') await enqueue(tx, [newVoucher(booking)], at);
  return 'kept';
}

async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  amount: number,
  reason: 'no_room' | 'paid_twice' | 'booking_over',
  at: Date,
): Promise<'returned'> {
  await startRefund(tx, booking, { paymentId: payment.payment_id, amount, reason }, at);
  const share = await shareOfPayment(tx, payment);
  if (share === undefined) await notifyGuest(tx, booking, 'payment_returned', at);
  else await tellPayer(tx, share, { notice: 'share_returned', amount, key: payment.payment_id }, at);
  return 'returned';
}

/** The share that a payment is for; undefined where who booked pays. */
const shareOfPayment = async (
  tx: Transaction,
  { hotel_id: hotelId, share_id: shareId }: PaymentRow,
): Promise<ShareRow | undefined> => (shareId === null ? undefined : findShare(tx, hotelId, shareId));
