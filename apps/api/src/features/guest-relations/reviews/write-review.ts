import type { Locale } from '@latchkey/api-contract/types';
import { arrivalOf } from '@latchkey/booking-core/stay';
import type { Transaction } from '../../../database/database.types.ts';
import { keepEntry } from '../forms/form-entries.queries.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { insertReview, type ReviewRow } from '../../catalogue/catalogue.ts';
import { noteHomeChange } from '../../listings/listings.ts';
import { possibleAbuse } from './possible-abuse.ts';
import type { ReviewedStay } from './reviewed-stay.ts';

export interface Written {
  readonly rating: number;
  readonly text: string;
  readonly authorName: string;
  readonly language: Locale;
}

/** A review as it is kept: published, or held for the operator where it may be abuse. */
export function reviewOf(
  { hotel, booking }: ReviewedStay,
  { rating, text, authorName, language }: Written,
  at: Date,
): ReviewRow {
  const heldFor = possibleAbuse(`${authorName}\n${text}`);
  return {
    hotel_id: hotel.id,
    booking_id: booking.booking_id,
    rating,
    text,
    author_name: authorName,
    language,
    stayed_in: monthOf(hotel, booking),
    is_rewarded: hotel.readFacts().feedbackVoucher,
    state: heldFor === null ? 'published' : 'held',
    held_for: heldFor,
    answer: null,
    created_at: at,
  };
}

/** Keeps the one review of a stay and has the property told by mail; false where the stay has one. */
export async function keepReview(
  tx: Transaction,
  { reference }: Pick<ReviewedStay['booking'], 'reference'>,
  review: ReviewRow,
): Promise<boolean> {
  if (!(await insertReview(tx, review))) return false;
  const { hotel_id: hotelId, booking_id: entryId, rating, text, created_at: at } = review;
  if (review.state === 'published') await noteHomeChange(tx, hotelId, at);
  const kind = 'feedback' as const;
  await keepEntry(tx, { hotelId, kind, entryId, facts: { reference, rating, text } }, at);
  const message = {
    hotelId,
    kind: 'form-mail' as const,
    dedupeKey: `form:feedback:${entryId}`,
    payload: { kind, entryId },
  };
  await enqueue(tx, [message], at);
  return true;
}

/** The month in which a stay began: the evidence that stands beside its review. */
export const monthOf = (hotel: ReviewedStay['hotel'], booking: ReviewedStay['booking']): string =>
  arrivalOf(booking.selection.stay, hotel.sale).date.slice(0, 7);
