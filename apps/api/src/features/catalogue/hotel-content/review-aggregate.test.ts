import { describe, expect, it } from 'vitest';
import { aggregateOf } from './review-aggregate.ts';

const none = [0, 0, 0, 0, 0];
const some = [0, 0, 0, 0, 3];
const filed = (from?: 'guests' | 'google') => ({
  reviews: { ...(from && { from }), distribution: [0, 0, 0, 2, 8], scores: {}, list: [] },
  showReviewFallback: false,
});

describe('a rating says who was asked', () => {
  it.each([
    ['guests, of a hotel whose files have none', { reviews: null, showReviewFallback: false }, some, 'guests'],
    ['guests, here and by the hotel', filed('guests'), some, 'guests'],
    ['Google, where nobody wrote here', filed('google'), none, 'google'],
    ['Google, whoever wrote here', filed('google'), some, 'google'],
    ['nobody knows, where the files do not say', filed(), none, undefined],
    ['nobody, of a figure that stands in', { reviews: null, showReviewFallback: true }, none, undefined],
  ])('%s', (_, facts, written, from) => expect(aggregateOf(facts, written)?.from).toBe(from));
});

it('of Google counts nobody who wrote here, and is the figure that Google shows', () => {
  const google = { ...filed('google'), googleRating: 4.7 };
  expect(aggregateOf(google, some)).toMatchObject({
    rating: 4.7,
    user_ratings_total: 10,
    distribution: [0, 0, 0, 2, 8],
  });
  expect(aggregateOf(filed('guests'), some)).toMatchObject({ rating: 4.8, user_ratings_total: 13 });
});
