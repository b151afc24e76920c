import { balanceOfSums } from '@latchkey/booking-core/folio';
import type { Transaction } from '../../database/database.types.ts';
import { type BookingRow, recordEvent } from '../bookings/bookings.ts';
import { moneyOf, owingOf } from '../ledger/ledger.ts';
import { notifyGuest } from '../outbox/outbox.ts';
import { type AboveBound, aboveRefundBound, refundAmount } from '../refunds/refunds.ts';

/**
 * Has what was paid beyond the charges of a locked booking's folio go back to its guest, by the ways by which it came. The
 * caller rolls back where whoever acts may not give so much back.
 */
export async function giveSurplusBack(tx: Transaction, booking: BookingRow, at: Date): Promise<'done' | AboveBound> {
  const money = await moneyOf(tx, booking);
  const amount = balanceOfSums(owingOf(booking), money).toGiveBack - money.refunding;
  if (amount <= 0 || booking.status !== 'confirmed') return 'done';
  const above = await aboveRefundBound(tx, booking, amount);
  if (above !== null) return above;
  await recordEvent(tx, booking, { type: 'surplus_given_back', actor: 'property', at, facts: { amount } });
  await refundAmount(tx, booking, amount, 'by_property', at);
  await notifyGuest(tx, booking, 'refunded_by_property', at, { amount });
  return 'done';
}
