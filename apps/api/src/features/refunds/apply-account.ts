import { bookingKey } from '../../database/booking-key.ts';
import { isFinal } from '@latchkey/booking-core/booking-states';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Transaction } from '../../database/database.types.ts';
import { type BookingRow, lockBooking, writeBooking } from '../bookings/bookings.ts';
import type { PaymentMovements } from '../ledger/payment-account.types.ts';
import {
  capturedPayments,
  leftAtProperty,
  moneyAtProperty,
  type PaymentRow,
  propertyEntriesOf,
} from '../ledger/ledger.ts';
import { hasten } from '../outbox/outbox.ts';
import { bookedAccount } from './booked-account.ts';
import type { BookedRefund, Books, Happened } from './books.types.ts';
import { disputesOf, writeDispute } from './disputes.queries.ts';
import { findRefund, insertRefund, refundsOf, writeRefund } from './refunds.queries.ts';
import { startRefund } from './start-refund.ts';
import { tellOf } from './tell-of.ts';

export type AccountedPayment = Pick<PaymentRow, 'hotel_id' | 'booking_id' | 'payment_id' | 'gateway'>;

/** A locked booking and what the ledger has of its money. */
export interface LockedBooks {
  readonly booking: BookingRow;
  readonly books: Books;
}

export async function lockBooks(
  tx: Transaction,
  of: Omit<AccountedPayment, 'gateway'>,
): Promise<LockedBooks | undefined> {
  const { hotel_id: hotelId, booking_id: bookingId } = of;
  const booking = await lockBooking(tx, bookingKey(hotelId, bookingId));
  if (booking === undefined) return undefined;
  const payments = await capturedPayments(tx, bookingKey(hotelId, bookingId));
  if (!payments.some(({ payment_id: id }) => id === of.payment_id)) return undefined;
  return {
    booking,
    books: {
      currency: booking.currency,
      isOver: isFinal(booking.status) || booking.status === 'expired',
      kept: booking.kept,
      payments,
      atProperty: leftAtProperty(moneyAtProperty(await propertyEntriesOf(tx, bookingKey(hotelId, bookingId)))),
      refunds: await refundsOf(tx, bookingKey(hotelId, bookingId)),
      disputes: await disputesOf(tx, bookingKey(hotelId, bookingId)),
    },
  };
}

/**
 * Writes into the ledger what a gateway tells of a captured payment, by message or when it is asked; whoever is concerned
 * is told of what is new. Nothing is written of what contradicts the books: all of it is to be asked for then.
 */
export async function applyTold(
  tx: Transaction,
  of: AccountedPayment,
  told: PaymentMovements,
  at: Date,
): Promise<'applied' | 'contradiction' | 'not_captured'> {
  const locked = await lockBooks(tx, of);
  if (locked === undefined) return 'not_captured';
  const { booking, books } = locked;
  const own = await ofThisBooking(tx, of.hotel_id, books, told);
  const booked = bookedAccount(books, of.gateway, of.payment_id, own);
  if (booked === null) return 'contradiction';
  await writeBooks(tx, of.gateway, locked, booked.books, booked.happened, at);
  const over = booked.happened.some(({ kind }) => kind === 'dispute_won' || kind === 'dispute_closed');
  const waiting = booked.books.refunds.filter(({ status, origin }) => status === 'pending' && origin === 'engine');
  if (over)
    await hasten(
      tx,
      booking.hotel_id,
      waiting.map((refund) => `refund:${refund.refund_id}`),
      at,
    );
  return 'applied';
}

/** Leaves out refunds of the hotel's other bookings; a refund whose note names an unknown one stays without it. */
async function ofThisBooking(
  tx: Transaction,
  hotelId: number,
  { refunds }: Books,
  told: PaymentMovements,
): Promise<PaymentMovements> {
  const kept: PaymentMovements['refunds'][number][] = [];
  for (const refund of told.refunds) {
    const { refundId } = refund;
    if (refundId === null || refunds.some(({ refund_id: id }) => id === refundId)) kept.push(refund);
    else if ((await findRefund(tx, hotelId, refundId)) === undefined) kept.push({ ...refund, refundId: null });
  }
  return { ...told, refunds: kept };
}

/** Writes what differs between the books as they were and as they are, and tells of what happened. */
export async function writeBooks(
  tx: Transaction,
  gateway: Gateway,
  { booking, books: before }: LockedBooks,
  after: Books,
  happened: readonly Happened[],
  at: Date,
): Promise<void> {
  const { hotel_id: hotelId, booking_id: bookingId } = booking;
  if (after.kept !== before.kept) await writeBooking(tx, booking, { kept: after.kept });
  for (const refund of after.refunds) {
    const was = before.refunds.find(({ refund_id: id }) => id === refund.refund_id);
    if (was === undefined) await addRefund(tx, booking, refund, after, at);
    else if (differs(was, refund)) await writeRefund(tx, { hotel_id: hotelId, refund_id: refund.refund_id }, refund);
  }
  for (const dispute of after.disputes) {
    const was = before.disputes.find(({ gateway_dispute_id: id }) => id === dispute.gateway_dispute_id);
    if (was !== undefined && was.status === dispute.status && was.gone === dispute.gone) continue;
    const { gateway_dispute_id, payment_id, amount, status, gone } = dispute;
    const row = { gateway_dispute_id, payment_id, amount, status, gone, opened_at: at, changed_at: at };
    await writeDispute(tx, { ...row, hotel_id: hotelId, booking_id: bookingId, gateway });
  }
  for (const one of happened) await tellOf(tx, booking, one, at);
}

const differs = (was: BookedRefund, is: BookedRefund): boolean =>
  was.status !== is.status ||
  was.amount !== is.amount ||
  was.gateway_refund_id !== is.gateway_refund_id ||
  was.covered !== is.covered ||
  was.asked_amount !== is.asked_amount;

const firstWaitMs = 60_000;
const longestWaitMs = 24 * 3_600_000;

async function addRefund(
  tx: Transaction,
  booking: BookingRow,
  refund: BookedRefund,
  after: Books,
  at: Date,
): Promise<void> {
  const { hotel_id, booking_id } = booking;
  if (refund.origin === 'gateway' || refund.status !== 'pending') {
    const { refund_id, payment_id, amount, reason, status, gateway_refund_id, origin, covered, asked_amount } = refund;
    const row = { refund_id, payment_id, amount, reason, status, gateway_refund_id, origin, covered, asked_amount };
    return insertRefund(tx, { ...row, hotel_id, booking_id, created_at: at });
  }
  const failures = after.refunds.filter(
    ({ origin, status, payment_id: id }) => origin === 'engine' && status === 'failed' && id === refund.payment_id,
  ).length;
  const wait = failures === 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
  const { refund_id: refundId, payment_id: paymentId, amount, reason } = refund;
  const payAt = new Date(at.getTime() + wait);
  await startRefund(tx, booking, { refundId, paymentId, amount, reason, payAt }, at);
}
