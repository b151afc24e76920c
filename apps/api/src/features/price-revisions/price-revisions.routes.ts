import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { viewAfter } from '../bookings/bookings.routes.ts';
import { requestHashOf } from '../bookings/idempotency.queries.ts';
import { once } from '../bookings/once.ts';
import { ownBooking } from '../bookings/own-booking.ts';
import { answerRevision, type RevisionAnswer } from './answer-revision.ts';

export function priceRevisionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'answerPriceRevision', async ({ params, headers, body }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const key = { hotelId: hotel.id, scope: `revision:${params.bookingId}`, key: headers['idempotency-key'], requestHash: requestHashOf(body) };
    const outcome = await once<RevisionAnswer>(deps, key, async (tx, undo, at) => {
      const answered = await answerRevision(tx, hotel, params.bookingId, body, at, deps.settings.holdMs);
      return answered === 'done' ? answered : undo(answered);
    });
    switch (outcome) {
      case 'done':
      case 'repeated':
        return { status: 200, body: await viewAfter(deps, own.found, request) };
      case 'not_found':
        return { status: 404, body: { code: outcome } };
      case 'not_revised':
      case 'price_changed':
      case 'booking_expired':
        return { status: 409, body: { code: outcome } };
      case 'idempotency_key_reused':
        return { status: 422, body: { code: outcome } };
    }
  });
}
