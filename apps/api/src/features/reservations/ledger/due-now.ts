import type { PendingChange } from '../../../database/tables/booking-tables.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { dueNowFor } from './payment-choice.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { paidTowardsBooking, type MoneyOfBooking, type PaymentRow } from './payments.queries.ts';

/** The change of a confirmed booking that waits for its payment, or null where there is none or its time has run out. */
export function liveChange(row: Pick<BookingRow, 'status' | 'change'>, now: Date): PendingChange | null {
  return row.status === 'confirmed' && row.change !== null && new Date(row.change.expiresAt) > now ? row.change : null;
}

/** What the guest is asked to pay at this moment: for a booking that waits for money, or for a change of one. */
export function amountDueNow(
  row: Pick<BookingRow, 'status' | 'due_now' | 'kept' | 'change'>,
  money: MoneyOfBooking,
  now: Date,
): number {
  const paid = paidTowardsBooking(row, money);
  if (row.status === 'payment_pending') return Math.max(0, row.due_now - paid);
  return Math.max(0, (liveChange(row, now)?.dueNow ?? 0) - paid);
}

/**
 * What can be paid online at this moment, and what for: what is due now, or, of a confirmed stay, what it still costs,
 * where the hotel takes the whole of it online. 0 where nothing can be paid.
 */
export function payableOf(
  { sale }: AgreedHotel,
  row: Pick<BookingRow, 'status' | 'due_now' | 'kept' | 'change' | 'total' | 'selection' | 'bill' | 'payment_plan'>,
  money: MoneyOfBooking,
  now: Date,
): Pick<PaymentRow, 'amount' | 'purpose'> {
  const due = amountDueNow(row, money, now);
  if (due > 0) return { amount: due, purpose: row.status === 'confirmed' ? 'difference' : row.payment_plan };
  const isOnline = dueNowFor(sale, row.selection, row.bill, { mode: 'online', plan: 'full' }) !== null;
  const left = row.status === 'confirmed' && isOnline ? Math.max(0, row.total - paidTowardsBooking(row, money)) : 0;
  return { amount: left, purpose: 'balance' };
}
