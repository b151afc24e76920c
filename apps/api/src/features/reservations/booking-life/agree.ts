import { mayMove } from '@latchkey/booking-core/booking-states';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { Transaction } from '../../../database/database.types.ts';
import { type CauseOf, notifyGuest } from '../../outbox/outbox.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { refundAmount } from '../../refunds/refunds.ts';
import { type BookingRow, confirmBooking, recordEvent, writeBooking, writeStatus } from '../../bookings/bookings.ts';

/**
 * What a locked request or revised price becomes when it is agreed: confirmed where enough has been paid or nothing is
 * due now, else waiting for the payment, or for the card that its guest has chosen to leave, until `payUntil`. Money beyond
 * the total goes back.
 */
export async function agree(
  tx: Transaction,
  booking: BookingRow,
  actor: CauseOf<'accepted'>,
  at: Date,
  payUntil: Date,
  words?: string,
): Promise<'confirmed' | 'payment_pending'> {
  const paid = paidTowardsStay(booking, await moneyOf(tx, booking));
  if (paid > booking.total) await refundAmount(tx, booking, paid - booking.total, 'price_lowered', at);
  const needsCard = isGuaranteed({ mode: booking.payment_mode, plan: booking.payment_plan });
  if (paid >= booking.due_now && !needsCard) {
    await confirmBooking(tx, booking, actor, at, words);
    return 'confirmed';
  }
  if (!mayMove(booking.status, 'payment_pending', actor))
    throw new Error(`no move from ${booking.status} to payment_pending by ${actor}`);
  await writeStatus(tx, booking, 'payment_pending', payUntil);
  await writeBooking(tx, booking, { after_payment: 'confirmed' });
  await recordEvent(tx, booking, { type: 'accepted', actor, at, facts: { words } });
  if (actor === 'property') await notifyGuest(tx, booking, needsCard ? 'card_wanted' : 'payment_wanted', at, { words });
  return 'payment_pending';
}
