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
    ['nobody knows, where Google’s count beside those of here', filed('google'), some, undefined],
    ['nobody knows, where the files do not say', filed(), none, undefined],
    ['nobody, of a figure that stands in', { reviews: null, showReviewFallback: true }, none, undefined],
  ])('%s', (_, facts, written, from) => expect(aggregateOf(facts, written)?.from).toBe(from));
});
