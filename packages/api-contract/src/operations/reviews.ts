import { reviewStates } from '@latchkey/booking-core/reviews';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { bookingId, locale, minorUnits, typedLine, typedLines } from '../schemas/scalars.ts';

/** The secret of a link in the mail after a stay, or a booking's id on a device that may see it whole. */
const params = z.object({ invitation: bookingId });

/** A month of a year, `2026-10`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A review as its writer sees it again. */
export const ownReview = z.object({
  rating: z.int(),
  text: z.string(),
  authorName: z.string(),
  /** `held` waits for a person because the text may be abuse; `refused` was found to be; `withdrawn`: the stay was none. */
  state: z.enum(reviewStates),
  answer: z.string().nullable(),
});

export const reviewInvitation = z.object({
  hotelId: z.int(),
  hotelName: z.string(),
  /** The month in which the stay began. */
  stayedIn: month,
  /** What may be won for a review, minor units of INR, whatever it says; null where the property offers nothing. */
  voucherUpTo: minorUnits.nullable(),
  review: ownReview.nullable(),
});

export const reviewText = typedLines.max(fieldLengths.reviewText);

export const reviewOperations = {
  getReviewInvitation: operation({
    summary: 'The stay that a link in a mail asks to review, without its guest; and the review where there is one',
    params,
    query: z.strictObject({ lang: locale.optional() }),
    responses: { 200: reviewInvitation, 404: notFound, 409: refusal('not_stayed') },
  }),
  writeReview: operation({
    summary:
      'Review a stay that is over, or whose guest has come, once. It is published at once unless it may be abuse',
    params,
    body: z.strictObject({
      rating: z.int().min(1).max(5),
      text: reviewText.default(''),
      /** What readers see as its writer; empty for nobody. */
      authorName: typedLine.max(fieldLengths.reviewAuthor).default(''),
      language: locale.optional(),
    }),
    responses: { 201: ownReview, 404: notFound, 409: refusal('not_stayed', 'already_given') },
  }),
};
