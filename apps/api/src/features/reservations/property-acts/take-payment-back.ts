import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import {
  type BookingRow,
  lastEvent,
  lockBooking,
  recordEvent,
  watchRest,
  writeBooking,
} from '../../bookings/bookings.ts';
import { shiftOfMoney } from '../../counter/counter.ts';
import {
  insertPropertyEntry,
  leftAtProperty,
  moneyAtProperty,
  moneyOf,
  propertyEntriesOf,
  type PropertyEntry,
} from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { entryOf } from './record-payment.ts';
import { renewVoucher } from './renew-voucher.ts';

/**
 * Reverses a payment that was not made. Both lines stay; of a stay that did not take place, what the property keeps
 * falls by the amount, and is owed where it was of its fee. Of money that is owed to the guest, or was given back, nothing is taken back.
 */
export async function takePaymentBack(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  paymentId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'taken_back' | 'given_back'> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const lines = await propertyEntriesOf(tx, booking);
  const payment = lines.find(({ kind, entry_id: id }) => kind === 'payment' && id === paymentId);
  if (payment === undefined) return 'not_found';
  if (lines.some(({ reverses }) => reverses === paymentId)) return 'taken_back';
  const { amount, method } = payment;
  const isOver = booking.status !== 'confirmed';
  // The fee of nights that were not stayed is owed again.
  const stayed = booking.left_at === null ? booking : { ...booking, kept: 0 };
  const money = await moneyOf(tx, booking);
  const counted = isOver ? booking.kept : paidTowardsStay(stayed, money);
  if (amount > leftAtProperty(moneyAtProperty(lines)) || amount > counted) return 'given_back';
  // Cash goes back into the hands of whoever takes it back: out of the drawer that is open now.
  const shiftId = await shiftOfMoney(tx, hotel.id, method);
  const back = { kind: 'taken_back', amount, method, reverses: paymentId, shiftId } as const;
  await insertPropertyEntry(tx, entryOf(booking, back, at));
  // What a change was to be paid ahead with was not paid: it is due with the rest.
  await writeBooking(tx, booking, { due_now: Math.min(booking.due_now, money.captured - amount) });
  if (isOver) {
    const isOwedAgain = booking.status === 'no_show' || (await isAfterEnd(tx, booking, payment));
    const owed = booking.fee_owed + (isOwedAgain ? amount : 0);
    await writeBooking(tx, booking, { kept: booking.kept - amount, fee_owed: owed });
  }
  const facts = { paymentId, amount, method: payment.method };
  await recordEvent(tx, booking, { type: 'payment_taken_back', actor: 'property', at, facts });
  if (isOver) return 'done';
  await watchRest(tx, booking, at);
  return renewVoucher(tx, booking, at);
}

/** Whether a payment was made for the fee of a stay that had been cancelled. */
const isAfterEnd = async (
  tx: Transaction,
  booking: BookingRow,
  { created_at: paidAt }: PropertyEntry,
): Promise<boolean> => {
  const ended = await lastEvent(tx, booking, 'cancelled');
  return ended !== undefined && ended.at < paidAt;
};
