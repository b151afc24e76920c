import { amountPayable, isChangeLive, type OwingBooking } from '@latchkey/booking-core/ledger';
import type { PendingChange } from '../../database/tables/booking-tables.ts';
import type { AgreedHotel } from '../catalogue/catalogue.ts';
import { type BookingRow, restOf } from '../bookings/bookings.ts';
import { dueNowFor } from './payment-choice.ts';
import type { MoneyOfBooking, PaymentRow } from './payments.queries.ts';

/** What a booking asks of its guest, as the rules of booking-core read it. */
export const owingOf = (
  row: Pick<BookingRow, 'status' | 'total' | 'due_now' | 'kept' | 'penalty_due' | 'fee_owed' | 'change'>,
): OwingBooking => ({
  status: row.status,
  total: row.total,
  dueNow: row.due_now,
  kept: row.kept,
  penaltyDue: row.penalty_due,
  feeOwed: row.fee_owed,
  change: pendingOf(row.change),
});

const pendingOf = (change: PendingChange | null): OwingBooking['change'] =>
  change === null ? null : { dueNow: change.ahead ?? change.dueNow, expiresAt: Date.parse(change.expiresAt) };

/** The change of a confirmed booking that waits for its payment, or null where there is none or its time has run out. */
export const liveChange = (row: Pick<BookingRow, 'status' | 'change'>, now: Date): PendingChange | null =>
  isChangeLive({ status: row.status, change: pendingOf(row.change) }, now.getTime()) ? row.change : null;

/** What can be paid online at this moment, and what for; 0 where nothing can. */
export function payableOf(
  { sale }: AgreedHotel,
  row: Pick<
    BookingRow,
    | 'status'
    | 'due_now'
    | 'kept'
    | 'penalty_due'
    | 'fee_owed'
    | 'change'
    | 'total'
    | 'selection'
    | 'bill'
    | 'payment_mode'
    | 'payment_plan'
    | 'agreed'
  >,
  money: MoneyOfBooking,
  now: Date,
): Pick<PaymentRow, 'amount' | 'purpose'> {
  const takesAllOnline =
    restOf(row) !== null || dueNowFor(sale, row.selection, row.bill, { mode: 'online', plan: 'full' }) !== null;
  const { amount, isRest } = amountPayable(owingOf(row), money, now.getTime(), takesAllOnline);
  if (isRest) return { amount, purpose: 'balance' };
  if (row.status === 'cancelled' || row.status === 'no_show') return { amount, purpose: 'penalty' };
  if (row.status === 'confirmed') return { amount, purpose: 'difference' };
  return { amount, purpose: row.payment_plan === 'advance' ? 'advance' : 'full' };
}
