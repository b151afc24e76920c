import type { HotelFacts } from '@latchkey/hotel-document/facts';

/** The fallback rating, which is shown only where a hotel has asked for it. */
const fallback = { rating: 4, user_ratings_total: 456, distribution: [0, 0, 0, 456, 0], isFallback: true };

type ReviewSource = 'guests' | 'google';

export interface Aggregate {
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly distribution: number[];
  readonly isFallback?: boolean;
  readonly from?: ReviewSource;
}

/**
 * A hotel's rating, as every page shows it: the mean to one decimal, how many were asked, and how many gave 1 to 5 stars.
 * What Google's guests said stays Google's figure; else those of its files and `written`, those of reviews written here.
 * Null where there are none.
 */
export function aggregateOf(
  facts: Pick<HotelFacts, 'reviews' | 'showReviewFallback'> & Partial<Pick<HotelFacts, 'googleRating'>>,
  written: readonly number[],
): Aggregate | null {
  const { reviews, googleRating = null } = facts;
  const from = reviews === null ? 'guests' : reviews.from;
  const ofHere = from === 'google' ? [] : written;
  const distribution = [0, 1, 2, 3, 4].map((at) => (ofHere[at] ?? 0) + (reviews?.distribution[at] ?? 0));
  const count = distribution.reduce((sum, ofStar) => sum + ofStar, 0);
  if (count === 0) return facts.showReviewFallback ? fallback : null;
  const stars = distribution.reduce((sum, ofStar, at) => sum + ofStar * (at + 1), 0);
  const mean = Math.round((stars / count) * 10) / 10;
  return {
    rating: from === 'google' ? (googleRating ?? mean) : mean,
    user_ratings_total: count,
    distribution,
    ...(from === undefined ? {} : { from }),
  };
}
