import { bookingKey, type BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { capturedPayments } from '../ledger/ledger.ts';
import { gone } from './books.ts';
import { disputesOf } from './disputes.queries.ts';
import { refundsOf } from './refunds.queries.ts';

/** What is left of a captured payment, and whether somebody else than who booked has made it. */
interface CapturedLeft {
  readonly paymentId: string;
  readonly left: number;
  readonly isOfShare: boolean;
}

/**
 * What is left of a booking's captured payments after refunds and lost disputes: those not in dispute first, of them
 * the latest.
 */
export async function capturedLeft(tx: Database | Transaction, booking: BookingKey): Promise<CapturedLeft[]> {
  const { hotel_id: hotelId, booking_id: bookingId } = booking;
  const payments = (await capturedPayments(tx, bookingKey(hotelId, bookingId))).toReversed();
  if (payments.length === 0) return [];
  const books = {
    refunds: await refundsOf(tx, bookingKey(hotelId, bookingId)),
    disputes: await disputesOf(tx, bookingKey(hotelId, bookingId)),
  };
  const isDisputed = (paymentId: string): boolean =>
    books.disputes.some((dispute) => dispute.payment_id === paymentId && dispute.status === 'open');
  return payments
    .map(({ payment_id: paymentId, amount, share_id: shareId }) => ({
      paymentId,
      left: Math.max(0, amount - gone(books, paymentId)),
      isOfShare: shareId !== null,
    }))
    .toSorted((one, other) => Number(isDisputed(one.paymentId)) - Number(isDisputed(other.paymentId)));
}
