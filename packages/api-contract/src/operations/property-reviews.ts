import { reviewHoldReasons } from '@latchkey/booking-core/reviews';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { month, ownReview } from './reviews.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { locale, isoMoment, typedLines } from '../schemas/scalars.ts';

const headers = propertyKey;
/** A booking id or its reference. */
const params = z.object({ booking: z.string().max(80) });

export const propertyReview = ownReview.extend({
  reference: z.string(),
  stayedIn: month,
  language: locale,
  isRewarded: z.boolean(),
  /** Why it is held; null where nothing was found. */
  heldFor: z.enum(reviewHoldReasons).nullable(),
  createdAt: isoMoment,
});

export const propertyReviewOperations = {
  listPropertyReviews: operation({
    summary: 'Reviews of the property’s stays, latest first',
    headers,
    query: z.strictObject({ state: ownReview.shape.state.optional() }),
    responses: { 200: z.object({ reviews: z.array(propertyReview) }), ...refusedCaller },
  }),
  answerReview: operation({
    summary:
      'Answer a review; it stands below it. An answer given again replaces the first, an empty one takes it away',
    headers,
    params,
    body: z.strictObject({ answer: typedLines.max(fieldLengths.reviewText) }),
    responses: { 200: propertyReview, ...refusedCaller, 404: notFound },
  }),
  judgeReview: operation({
    summary:
      'Publish a held review, or refuse it as abuse: the operator’s, since no property judges what is said of it',
    headers,
    params,
    body: z.strictObject({ decision: z.enum(['publish', 'refuse']) }),
    responses: {
      200: propertyReview,
      ...refusedCaller,
      403: refusal('operator_only', 'not_allowed'),
      404: notFound,
      409: refusal('not_held'),
    },
  }),
};
