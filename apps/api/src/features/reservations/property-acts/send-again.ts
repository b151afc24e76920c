import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { lockBooking, newVoucher, recordEvent } from '../../bookings/bookings.ts';
import { moneyOf, payableOf } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';

/** Sends the voucher of a confirmed stay once more. */
export async function sendVoucherAgain(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_confirmed' | 'forgotten'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (booking.status !== 'confirmed') return 'not_confirmed';
  if (booking.travellers.length === 0) return 'forgotten';
  await enqueue(tx, [newVoucher(booking)], at);
  noteAct(tx, { hotelId: live.id, bookingId: booking.booking_id });
  return 'done';
}

/** Sends the guest a link to pay what can be paid online at this moment. */
export async function sendPaymentLink(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'nothing_payable' | 'forgotten'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (booking.travellers.length === 0) return 'forgotten';
  const agreed = await live.agreedHotel(tx, booking);
  const { amount } = payableOf(agreed, booking, await moneyOf(tx, booking), at);
  if (amount <= 0) return 'nothing_payable';
  await recordEvent(tx, booking, { type: 'payment_link_sent', actor: 'property', at, facts: { amount } });
  await notifyGuest(tx, booking, 'payment_link', at, { amount });
  return 'done';
}
