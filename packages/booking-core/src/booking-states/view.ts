import type { BookingStatus } from './moves.ts';

/** What the status page shows (docs/rules.md, "States and selection"). */
export type BookingView =
  | 'request_received'
  | 'complete_booking'
  | 'revised_price'
  | 'confirmed'
  | 'waiting_to_host'
  | 'enjoy_your_stay'
  | 'stay_over'
  | 'rejected'
  | 'cancelled'
  | 'no_show'
  | 'expired';

/** A booking as the view needs it; moments in milliseconds since the epoch. */
export interface ViewedBooking {
  readonly status: BookingStatus;
  /** Check-in and check-out at the property's times. */
  readonly checkIn: number;
  readonly checkOut: number;
  /** When the hold expires; null for a booking that does not expire. */
  readonly expiresAt: number | null;
  /** Whether the property has said that the guest has come. */
  readonly hasArrived: boolean;
  /** When the first night is over at the property; the end of a stay of hours, which has none. */
  readonly nightOver: number;
}

/** A confirmed stay is waited for from a day before check-in. */
const waitingFrom = 24 * 60 * 60 * 1000;

/**
 * What a guest sees at a moment. A hold whose time has run out is shown as expired even before the job has marked it;
 * a confirmed stay as waited for from 24 hours before check-in, over from check-out, and enjoyed in between once the
 * property has said that the guest has come, or the first night is over and it has not said otherwise: the hour of
 * check-in alone says nothing of a guest who may still be on the train.
 */
export function viewOf(booking: ViewedBooking, now: number): BookingView {
  const ranOut = booking.expiresAt !== null && now >= booking.expiresAt;
  switch (booking.status) {
    case 'requested':
      return ranOut ? 'expired' : 'request_received';
    case 'payment_pending':
      return ranOut ? 'expired' : 'complete_booking';
    case 'price_revised':
      return ranOut ? 'expired' : 'revised_price';
    case 'confirmed':
      return confirmedView(booking, now);
    case 'rejected':
    case 'cancelled':
    case 'no_show':
    case 'expired':
      return booking.status;
  }
}

function confirmedView(booking: ViewedBooking, now: number): BookingView {
  if (now >= booking.checkOut) return 'stay_over';
  if (booking.hasArrived || now >= booking.nightOver) return 'enjoy_your_stay';
  return now >= booking.checkIn - waitingFrom ? 'waiting_to_host' : 'confirmed';
}
