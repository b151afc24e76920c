import type { Review } from '@latchkey/api-contract/types';
import type { Database } from '../../../database/database.types.ts';
import { reviewsOf } from './reviews.queries.ts';

/** The reviews of a hotel that guests have written here, latest first, with the evidence of the stay. */
export async function publishedReviews(db: Database, hotelId: number): Promise<Review[]> {
  return (await reviewsOf(db, hotelId, 'published')).map((row) => ({
    rating: row.rating,
    time: row.created_at.toISOString().slice(0, 10),
    author_name: row.author_name,
    text: row.text,
    stayedIn: row.stayed_in,
    isRewarded: row.is_rewarded,
    answer: row.answer,
  }));
}
