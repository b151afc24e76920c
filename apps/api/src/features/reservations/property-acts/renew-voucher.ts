import type { Transaction } from '../../../database/database.types.ts';
import { type BookingRow, eventsOf, newVoucher } from '../../bookings/bookings.ts';
import { enqueue } from '../../outbox/outbox.ts';

/** Sends the voucher of a stay again, which says what is paid; one that has not gone out yet will say it by itself. */
export async function renewVoucher(tx: Transaction, booking: BookingRow, at: Date): Promise<'done'> {
  const events = await eventsOf(tx, booking);
  if (events.some(({ type }) => type === 'voucher_sent' || type === 'voucher_over_limit'))
    await enqueue(tx, [newVoucher(booking)], at);
  return 'done';
}
