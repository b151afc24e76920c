import { randomUUID } from 'node:crypto';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { enqueue } from '../outbox/outbox.ts';
import { restOf, type BookingWithRest } from './rest-due.ts';

/** Has the engine look when the rest of a booking is to be asked for: once it is confirmed, and after each change of it. */
export async function watchRest(tx: Transaction, booking: BookingKey & BookingWithRest, at: Date): Promise<void> {
  if (restOf(booking) !== null) await askRestFrom(tx, booking, at, at, randomUUID());
}

/** Has the rest be asked for from a moment on; of two for the same moment one is kept. */
export async function askRestFrom(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  availableAt: Date,
  at: Date,
  key: string = availableAt.toISOString(),
): Promise<void> {
  const dedupeKey = `ask-rest:${bookingId}:${key}`;
  await enqueue(tx, [{ hotelId, kind: 'ask-rest', dedupeKey, payload: { bookingId }, availableAt }], at);
}
