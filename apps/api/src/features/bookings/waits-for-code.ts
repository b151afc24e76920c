import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { BookingRow } from './bookings.queries.ts';

type Paid = Pick<BookingRow, 'status' | 'due_now' | 'payment_mode' | 'payment_plan'>;

/**
 * Whether a booking is held until its guest enters a code: a held booking that waits for a payment has something due, one
 * that waits for a card says so, and one without either waits for the proof that the guest can be reached.
 */
export const waitsForCode = ({ due_now, ...booking }: Paid): boolean =>
  booking.status === 'payment_pending' && due_now === 0 && !waitsForCard(booking);

/** Whether it is held until its guest has left a card. */
export const waitsForCard = ({ status, payment_mode: mode, payment_plan: plan }: Omit<Paid, 'due_now'>): boolean =>
  status === 'payment_pending' && isGuaranteed({ mode, plan });
