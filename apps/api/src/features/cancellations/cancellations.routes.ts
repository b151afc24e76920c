import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { viewAfter } from '../bookings/bookings.routes.ts';
import { requestHashOf } from '../bookings/idempotency.queries.ts';
import { once } from '../bookings/once.ts';
import { ownBooking } from '../bookings/own-booking.ts';
import { moneyOf } from '../payments/payments.queries.ts';
import { cancelByGuest, type CancelOutcome } from './cancel-booking.ts';
import { cancellationQuoteOf } from './cancellation-terms.ts';

export function cancellationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'quoteCancellation', async ({ params }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    const quote = cancellationQuoteOf(hotel, row, await moneyOf(deps.db, hotel.id, row.booking_id), deps.clock());
    return 'refused' in quote ? { status: 409, body: { code: quote.refused } } : { status: 200, body: quote };
  });

  route(app, 'cancelBooking', async ({ params, headers, body }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const key = { hotelId: hotel.id, scope: `cancellation:${params.bookingId}`, key: headers['idempotency-key'], requestHash: requestHashOf(body) };
    const outcome = await once<CancelOutcome>(deps, key, async (tx, undo, at) => {
      const done = await cancelByGuest(tx, hotel, params.bookingId, body.refund, at);
      return done === 'done' ? done : undo(done);
    });
    if (typeof outcome === 'object') return { status: 409, body: { code: 'refund_changed', quote: outcome.changed } };
    switch (outcome) {
      case 'done':
      case 'repeated':
        return { status: 200, body: await viewAfter(deps, own.found, request) };
      case 'not_found':
        return { status: 404, body: { code: outcome } };
      case 'not_cancellable':
      case 'after_check_in':
        return { status: 409, body: { code: outcome } };
      case 'idempotency_key_reused':
        return { status: 422, body: { code: outcome } };
    }
  });
}
