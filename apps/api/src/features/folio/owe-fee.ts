import type { Transaction } from '../../database/database.types.ts';
import { type BookingRow, writeBooking } from '../bookings/bookings.ts';
import { authorNow } from './author.ts';
import { writeLeftOwing } from './left-owing.queries.ts';

/** Puts down what the guest of a stay that did not take place owes of its fee at the property, and that it is owed. */
export async function oweFee(tx: Transaction, booking: BookingRow, amount: number, at: Date): Promise<void> {
  if (amount === 0) return;
  const { hotel_id, booking_id } = booking;
  await writeBooking(tx, booking, { fee_owed: amount });
  await writeLeftOwing(tx, { hotel_id, booking_id, reason: null, ...authorNow(at) });
}
