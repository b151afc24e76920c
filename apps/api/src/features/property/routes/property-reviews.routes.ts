import type { PropertyReview } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import {
  findReview,
  type HotelRecord,
  ownReviewOf,
  type ReviewRow,
  reviewsOf,
  writeReviewFields,
} from '../../catalogue/catalogue.ts';
import { noteHomeChange } from '../../listings/listings.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

/** The property's side of reviews: reading and answering them; and the operator's, judging what may be abuse. */
export function propertyReviewsRoutes(app: FastifyInstance, deps: Deps): void {
  const found = async (hotel: HotelRecord, named: string): Promise<(ReviewRow & { reference: string }) | undefined> => {
    const booking = await bookingOfHotel(deps, hotel, named);
    const review = booking === undefined ? undefined : await findReview(deps.db, booking);
    return booking === undefined || review === undefined ? undefined : { ...review, reference: booking.reference };
  };

  /** Changes a review, and with one that is published the hotel's home. */
  const rewrite = (review: ReviewRow, fields: Partial<Pick<ReviewRow, 'answer' | 'state'>>): Promise<void> =>
    transact(deps.db, async (tx) => {
      await writeReviewFields(tx, review, fields);
      noteAct(tx, {
        hotelId: review.hotel_id,
        bookingId: review.booking_id,
        before: toldOf(review),
        after: toldOf({ ...review, ...fields }),
      });
      if ((fields.state ?? review.state) === 'published') await noteHomeChange(tx, review.hotel_id, deps.clock());
    });

  route(app, 'listPropertyReviews', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    return { status: 200, body: { reviews: (await reviewsOf(deps.db, hotel.id, query.state)).map(viewOf) } };
  });

  route(app, 'answerReview', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const review = await found(hotel, params.booking);
    if (review === undefined) return unknownBooking;
    const answer = body.answer === '' ? null : body.answer;
    await rewrite(review, { answer });
    return { status: 200, body: viewOf({ ...review, answer }) };
  });

  route(app, 'judgeReview', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const review = await found(hotel, params.booking);
    if (review === undefined) return unknownBooking;
    if (review.state !== 'held') return { status: 409, body: { code: 'not_held' } };
    const state = body.decision === 'publish' ? 'published' : 'refused';
    await rewrite(review, { state });
    return { status: 200, body: viewOf({ ...review, state }) };
  });
}

/** What the journal tells of a review: nothing of its words. */
const toldOf = ({ state, answer }: Pick<ReviewRow, 'state' | 'answer'>): object => ({
  review: state,
  isAnswered: answer !== null,
});

const viewOf = (row: ReviewRow & { reference: string }): PropertyReview => ({
  ...ownReviewOf(row),
  reference: row.reference,
  stayedIn: row.stayed_in,
  language: row.language,
  isRewarded: row.is_rewarded,
  heldFor: row.held_for,
  createdAt: row.created_at.toISOString(),
});
