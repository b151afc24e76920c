import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { ReviewState } from '@latchkey/booking-core/reviews';
import type { ReviewTable } from '../../../database/tables/review-tables.ts';
import type { Tables } from '../../../database/tables.ts';

export type ReviewRow = Selectable<ReviewTable>;
/** Keeps a review; false where the booking has one. */
export async function insertReview(tx: Transaction, review: ReviewRow): Promise<boolean> {
  const kept = await tx
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id']).doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export function findReview(db: Kysely<Tables>, { hotel_id, booking_id }: BookingKey): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .executeTakeFirst();
}

/** A hotel's reviews, latest first, with the references of their bookings. */
export function reviewsOf(
  db: Database,
  hotelId: number,
  state?: ReviewState,
): Promise<(ReviewRow & { reference: string })[]> {
  const all = db
    .selectFrom('review')
    .innerJoin('booking', (join) =>
      join.onRef('booking.hotel_id', '=', 'review.hotel_id').onRef('booking.booking_id', '=', 'review.booking_id'),
    )
    .selectAll('review')
    .select('booking.reference')
    .where('review.hotel_id', '=', hotelId);
  return (state === undefined ? all : all.where('review.state', '=', state))
    .orderBy('review.created_at', 'desc')
    .limit(200)
    .execute();
}

/** How many published reviews of a hotel gave 1 to 5. */
export async function ratingsOf(db: Database, hotelId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .select((expression) => ['rating' as const, expression.fn.countAll<number>().as('count')])
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'published')
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find(({ rating }) => rating === stars)?.count ?? 0));
}

export async function writeReviewFields(
  tx: Transaction,
  { hotel_id, booking_id }: BookingKey,
  fields: Partial<Pick<ReviewRow, 'answer' | 'state'>>,
): Promise<void> {
  await tx
    .updateTable('review')
    .set(fields)
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .execute();
}

/** Takes the writer's name off a review, which stands on without it; true where a published one had a name. */
export async function forgetAuthor(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<boolean> {
  const changed = await tx
    .updateTable('review')
    .set({ author_name: '' })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('author_name', '<>', '')
    .returning('state')
    .executeTakeFirst();
  return changed?.state === 'published';
}
