import { whyNotTaken } from '@latchkey/booking-core/deposit';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { type AboveBound, aboveDepositBound } from '../../refunds/refunds.ts';
import { findDeposit, writeDeposit } from '../../ledger/ledger.ts';

/**
 * Has a sum of a deposit that is held taken, for a reason that the guest is told. It is written before the gateway is asked,
 * which a job does at once and again until it has answered: nothing is taken twice.
 */
export async function captureDeposit(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  { amount, reason }: { readonly amount: number; readonly reason: string },
  at: Date,
): Promise<'done' | 'not_found' | 'not_held' | 'above_held' | AboveBound> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const deposit = await findDeposit(tx, booking);
  const refusal = deposit === undefined ? 'not_held' : whyNotTaken(deposit, amount);
  if (refusal !== null) return refusal;
  const above = await aboveDepositBound(tx, booking, amount);
  if (above !== null) return above;
  await writeDeposit(tx, booking, { state: 'capturing', captured: amount, reason, check_at: at });
  noteAct(tx, { hotelId: hotel.id, bookingId: booking.booking_id, after: { amount }, why: reason });
  return 'done';
}

/** Has a deposit that is held let go before its day; once more it changes nothing. */
export async function letDepositGo(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_held'> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const deposit = await findDeposit(tx, booking);
  if (deposit?.state === 'letting_go') return 'done';
  if (deposit?.state !== 'held') return 'not_held';
  await writeDeposit(tx, booking, { state: 'letting_go', check_at: at });
  noteAct(tx, { hotelId: hotel.id, bookingId: booking.booking_id, after: { amount: deposit.amount } });
  return 'done';
}
