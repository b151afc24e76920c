import type { OwnReview } from '@latchkey/api-contract/types';
import type { ReviewRow } from './reviews.queries.ts';

/** A review as its writer sees it. */
export const ownReviewOf = ({ rating, text, author_name, state, answer }: ReviewRow): OwnReview => ({
  rating,
  text,
  authorName: author_name,
  state,
  answer,
});
