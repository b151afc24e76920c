import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { requestHashOf } from '../../idempotency/idempotency.ts';
import { payersShareOf, shareOf } from '../../reservations/reservations.ts';
import { isFirstOrSame } from '../orders/first-or-same.ts';
import { openedOrder } from '../orders/order-of-payment.ts';
import { completeShare } from './complete-share.ts';
import { openShareOrder } from './open-share-order.ts';

/** Paying a share of a stay by its link. */
export function sharePaymentsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createShareOrder', async ({ params, query, body }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await shareOf(deps, params.shareId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    const { name, email, language } = body;
    const order = await openShareOrder(deps, found.hotel, found.share, { name, email, language, shown: query.amount });
    if (order.kind === 'open') return { status: 201, body: await openedOrder(order, found.hotel, deps.gatewayAt) };
    switch (order.code) {
      case 'not_found':
        return { status: 404, body: { code: order.code } };
      case 'share_not_open':
      case 'nothing_due':
      case 'payment_pending':
      case 'amount_changed':
        return { status: 409, body: { code: order.code } };
      case 'gateway_unavailable':
        return { status: 502, body: { code: order.code } };
    }
  });

  route(app, 'completeShare', async ({ params, body, headers }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await shareOf(deps, params.shareId);
    if (found === undefined || body.hotelId !== found.hotel.id) return { status: 404, body: { code: 'not_found' } };
    const key = {
      hotelId: found.hotel.id,
      scope: `share:${params.shareId}`,
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    if (!(await isFirstOrSame(deps, key))) return { status: 422, body: { code: 'idempotency_key_reused' } };
    const outcome = await completeShare(deps, found.hotel, found.share, body);
    switch (outcome) {
      case 'done': {
        const { hotel, booking, share } = (await shareOf(deps, params.shareId)) ?? found;
        return { status: 200, body: await payersShareOf(deps.db, hotel, booking, share, deps.clock()) };
      }
      case 'not_found':
        return { status: 404, body: { code: outcome } };
      case 'returned':
      case 'payment_failed':
      case 'payment_pending':
        return { status: 409, body: { code: outcome } };
      case 'invalid_signature':
        return { status: 422, body: { code: outcome } };
      case 'gateway_unavailable':
        return { status: 502, body: { code: outcome } };
    }
  });
}
