import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { Transaction } from '../../database/database.types.ts';
import { enqueue } from '../outbox/outbox.ts';
import { type BookingRow, writeBooking } from '../bookings/bookings.ts';
import { lookAtDeposit } from './deposits.queries.ts';
import { writeCard } from './stored-cards.queries.ts';

type Guaranteed = Pick<BookingRow, 'status' | 'payment_mode' | 'payment_plan'>;

/** What of a fee that was not paid is taken of the card that is kept: all of it, of a confirmed stay that has one; else nothing. */
export const feeOfCard = ({ status, payment_mode: mode, payment_plan: plan }: Guaranteed, unpaid: number): number =>
  status === 'confirmed' && isGuaranteed({ mode, plan }) ? Math.max(0, unpaid) : 0;

/** What of a fee that was not paid its guest owes at the property: all of it where no card is kept for it. */
export const feeAtProperty = (booking: Guaranteed, unpaid: number): number =>
  booking.status === 'confirmed' ? Math.max(0, unpaid) - feeOfCard(booking, unpaid) : 0;

/** Whether, of a history, the guest was asked to pay the fee of the stay's last end. */
export const isPenaltyAsked = (events: readonly { readonly type: BookingEventType }[]): boolean =>
  events.findLastIndex(({ type }) => type === 'penalty_asked') >
  events.findLastIndex(({ type }) => type === 'cancelled' || type === 'no_show');

/**
 * Has the fee of a locked booking, which has just been cancelled or not come to, taken of the card that is kept. One of which
 * nothing is to be taken is let go.
 */
export async function chargePenalty(tx: Transaction, booking: BookingRow, amount: number, at: Date): Promise<void> {
  if (isGuaranteed({ mode: booking.payment_mode, plan: booking.payment_plan })) {
    await writeCard(tx, booking, { check_at: at });
    await lookAtDeposit(tx, booking, at);
  }
  if (amount === 0) return;
  const { hotel_id: hotelId, booking_id: bookingId, status } = booking;
  await writeBooking(tx, booking, { penalty_due: amount });
  // A no-show that was taken back may be noted once more.
  const dedupeKey = `charge-card:${bookingId}:${status}:${at.getTime()}`;
  await enqueue(tx, [{ hotelId, kind: 'charge-card', dedupeKey, payload: { bookingId } }], at);
}
