import { guestMay } from '@latchkey/booking-core/booking-states';
import { advertised } from '@latchkey/booking-core/promotion';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { actingBooking } from '../../bookings/bookings.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { ownBooking } from '../../reservations/reservations.ts';
import { keepReview, reviewOf } from './write-review.ts';

const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;

/** Feedback from the device that booked: the review of the stay, without a name. */
export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'giveFeedback', async ({ body, headers }, { request }) => {
    const own = await ownBooking(deps, body.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    if (!guestMay('review', actingBooking(hotel, row), deps.clock().getTime()))
      return { status: 409, body: { code: 'not_stayed' } };
    const { rating, text = '' } = body;
    const key = {
      hotelId: hotel.id,
      scope: 'feedback',
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const outcome = await idempotently<'received' | 'already_given'>(deps, key, async (tx, _undo, at) => {
      const review = reviewOf({ hotel, booking: row }, { rating, text, authorName: '', language: row.language }, at);
      return (await keepReview(tx, row, review)) ? 'received' : 'already_given';
    });
    if (outcome === 'already_given') return { status: 409, body: { code: outcome } };
    return outcome === 'idempotency_key_reused'
      ? reused
      : { status: 201, body: { received: true, voucherUpTo: advertised.feedbackVoucher } };
  });
}
