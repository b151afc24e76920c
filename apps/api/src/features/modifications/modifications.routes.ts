import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { viewAfter } from '../bookings/bookings.routes.ts';
import { requestHashOf } from '../bookings/idempotency.queries.ts';
import { once } from '../bookings/once.ts';
import { ownBooking } from '../bookings/own-booking.ts';
import { findQuote } from '../quotes/quotes.queries.ts';
import { modifyBooking, quoteModification, type ModifyOutcome } from './modify-booking.ts';

export function modificationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'quoteModification', async ({ params, body }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const quote = await quoteModification(deps, own.found.hotel, own.found.row, body);
    if (!('refused' in quote)) return { status: 200, body: quote };
    return quote.refused === 'not_modifiable' || quote.refused === 'sold_out'
      ? { status: 409, body: { code: quote.refused } }
      : { status: 422, body: { code: quote.refused } };
  });

  route(app, 'modifyBooking', async ({ params, headers, body }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const quote = await findQuote(deps.db, hotel.id, body.quoteToken);
    if (quote === undefined || quote.expiresAt <= deps.clock()) return { status: 409, body: { code: 'quote_expired' } };
    const key = { hotelId: hotel.id, scope: `modification:${params.bookingId}`, key: headers['idempotency-key'], requestHash: requestHashOf(body) };
    const outcome = await once<ModifyOutcome>(deps, key, async (tx, undo, at) => {
      const done = await modifyBooking(tx, deps, hotel, params.bookingId, { quote, due: body.due, refund: body.refund }, at);
      return done === 'done' ? done : undo(done);
    });
    if (typeof outcome === 'object') return { status: 409, body: { code: 'difference_changed', quote: outcome.changed } };
    switch (outcome) {
      case 'done':
      case 'repeated':
        return { status: 200, body: await viewAfter(deps, own.found, request) };
      case 'not_found':
        return { status: 404, body: { code: outcome } };
      case 'not_modifiable':
      case 'sold_out':
        return { status: 409, body: { code: outcome } };
      case 'payment_not_offered':
      case 'idempotency_key_reused':
        return { status: 422, body: { code: outcome } };
    }
  });
}
