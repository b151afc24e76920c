import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type BookingRow, recordEvent } from '../../bookings/bookings.ts';
import { findCard, insertPayment, type PaymentRow } from '../../ledger/ledger.ts';
import { accountAt, servingAccount } from '../accounts/serving-account.ts';

/** Writes a payment that a guest is about to make: its id is the receipt by which a lost answer of the gateway is found again. */
export async function writePending(
  tx: Transaction,
  hotel: HotelRecord,
  booking: BookingRow,
  asked: Pick<PaymentRow, 'amount' | 'purpose' | 'share_id'>,
  now: Date,
): Promise<PaymentRow> {
  const { amount, purpose, share_id } = asked;
  // A fee is taken where its card is kept.
  const card = purpose === 'penalty' ? await findCard(tx, booking) : undefined;
  const payment = {
    hotel_id: hotel.id,
    payment_id: randomUUID(),
    booking_id: booking.booking_id,
    amount,
    purpose,
    ...(card?.status === 'kept' ? accountAt(hotel, booking, card) : servingAccount(hotel, booking)),
    currency: booking.currency,
    created_at: now,
    check_at: null,
    share_id,
  };
  await insertPayment(tx, payment);
  const facts = { paymentId: payment.payment_id, amount };
  await recordEvent(tx, booking, { type: 'payment_opened', actor: 'guest', at: now, facts });
  return {
    ...payment,
    gateway_order_id: null,
    gateway_payment_id: null,
    gateway_transaction_id: null,
    failure_code: null,
    status: 'pending',
  };
}
