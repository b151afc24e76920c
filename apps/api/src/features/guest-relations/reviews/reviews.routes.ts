import { advertised } from '@latchkey/booking-core/promotion';
import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { reviewedStay } from './reviewed-stay.ts';
import { findReview, ownReviewOf } from '../../catalogue/catalogue.ts';
import { keepReview, monthOf, reviewOf } from './write-review.ts';

const refusals = {
  not_found: { status: 404, body: { code: 'not_found' } },
  not_stayed: { status: 409, body: { code: 'not_stayed' } },
} as const;

/** The guest's side of reviews: what the link in the mail opens, and writing. */
export function reviewsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getReviewInvitation', async ({ params, query }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const stay = await reviewedStay(deps, params.invitation, request);
    if (typeof stay === 'string') return refusals[stay];
    const { hotel, booking } = stay;
    const review = await findReview(deps.db, booking);
    return {
      status: 200,
      body: {
        hotelId: hotel.id,
        hotelName: hotel.wordsIn(query.lang ?? booking.language).words.name,
        stayedIn: monthOf(hotel, booking),
        voucherUpTo: hotel.readFacts().feedbackVoucher ? advertised.feedbackVoucher : null,
        review: review === undefined ? null : ownReviewOf(review),
      },
    };
  });

  route(app, 'writeReview', async ({ params, body }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const stay = await reviewedStay(deps, params.invitation, request);
    if (typeof stay === 'string') return refusals[stay];
    const { language = stay.booking.language, ...said } = body;
    const review = reviewOf(stay, { ...said, language }, deps.clock());
    const isKept = await transact(deps.db, (tx) => keepReview(tx, stay.booking, review));
    return isKept ? { status: 201, body: ownReviewOf(review) } : { status: 409, body: { code: 'already_given' } };
  });
}
