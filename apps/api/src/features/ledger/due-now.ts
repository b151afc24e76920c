import type { PendingChange } from '../../database/tables/booking-tables.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { paidTowards, type MoneyOfBooking } from './payments.queries.ts';

/** The change of a confirmed booking that waits for its payment, or null where there is none or its time has run out. */
export function liveChange(row: Pick<BookingRow, 'status' | 'change'>, now: Date): PendingChange | null {
  return row.status === 'confirmed' && row.change !== null && new Date(row.change.expiresAt) > now ? row.change : null;
}

/** What the guest is asked to pay at this moment: for a booking that waits for money, or for a change of one. */
export function dueNowOf(
  row: Pick<BookingRow, 'status' | 'due_now' | 'kept' | 'change'>,
  money: MoneyOfBooking,
  now: Date,
): number {
  const paid = paidTowards(row, money);
  if (row.status === 'payment_pending') return Math.max(0, row.due_now - paid);
  return Math.max(0, (liveChange(row, now)?.dueNow ?? 0) - paid);
}
