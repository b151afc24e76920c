import type { BookingRow } from './bookings.queries.ts';

/**
 * Whether a booking is held until its guest enters a code: a held booking that waits for a payment has something due,
 * one without waits for the proof that the guest can be reached.
 */
export const waitsForCode = ({ status, due_now }: Pick<BookingRow, 'status' | 'due_now'>): boolean =>
  status === 'payment_pending' && due_now === 0;
