import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { findReview, writeReviewFields } from '../../catalogue/catalogue.ts';
import { noteHomeChange } from '../../listings/listings.ts';

/** Withdraws the review of a stay that did not take place: nobody reads it. One that the operator refused stays so. */
export async function withdrawReview(tx: Transaction, booking: BookingKey, at: Date): Promise<void> {
  const review = await findReview(tx, booking);
  if (review === undefined || review.state === 'refused') return;
  await writeReviewFields(tx, booking, { state: 'withdrawn' });
  if (review.state === 'published') await noteHomeChange(tx, booking.hotel_id, at);
}

/** Shows a withdrawn review again: the guest was there after all. What may be abuse waits for the operator as before. */
export async function restoreReview(tx: Transaction, booking: BookingKey, at: Date): Promise<void> {
  const review = await findReview(tx, booking);
  if (review?.state !== 'withdrawn') return;
  const state = review.held_for === null ? 'published' : 'held';
  await writeReviewFields(tx, booking, { state });
  if (state === 'published') await noteHomeChange(tx, booking.hotel_id, at);
}
