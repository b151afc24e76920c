import type { HotelFacts } from '../hotel-files/hotel-facts.schema.ts';

/** The fallback rating, which is shown only where a hotel has asked for it. */
const fallback = { rating: 4, user_ratings_total: 456, distribution: [0, 0, 0, 456, 0], isFallback: true };

type Asked = 'guests' | 'google';

/**
 * The mean of a hotel's ratings to one decimal, their number, and how many gave 1 to 5 stars: those of its files and
 * `written`, those of reviews written here. Null where there are none.
 */
export function aggregateOf(
  facts: Pick<HotelFacts, 'reviews' | 'showReviewFallback'>,
  written: readonly number[],
): { rating: number; user_ratings_total: number; distribution: number[]; isFallback?: boolean; from?: Asked } | null {
  const distribution = written.map((count, at) => count + (facts.reviews?.distribution[at] ?? 0));
  const count = distribution.reduce((sum, ofStar) => sum + ofStar, 0);
  if (count === 0) return facts.showReviewFallback ? fallback : null;
  const stars = distribution.reduce((sum, ofStar, at) => sum + ofStar * (at + 1), 0);
  const from = askedOf(facts, written);
  return {
    rating: Math.round((stars / count) * 10) / 10,
    user_ratings_total: count,
    distribution,
    ...(from === undefined ? {} : { from }),
  };
}

/** Who was asked for the ratings. Undefined where the hotel has not said, and where Google's count beside those of here. */
function askedOf({ reviews }: Pick<HotelFacts, 'reviews'>, written: readonly number[]): Asked | undefined {
  if (reviews === null || reviews.from === 'guests') return 'guests';
  return written.every((count) => count === 0) ? reviews.from : undefined;
}
