import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { type IdempotencyKey, requestHashOf } from '../../idempotency/idempotency.ts';
import { bookingOf, ownBooking, viewAfter } from '../../reservations/reservations.ts';
import { completePayment } from './complete-payment.ts';
import { isFirstOrSame } from './first-or-same.ts';
import { recordClosing } from './record-closing.ts';
import { openPaymentOrder } from './open-payment-order.ts';
import { openedOrder } from './order-of-payment.ts';

export function paymentOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createPaymentOrder', async ({ params, query }) => {
    const found = await bookingOf(deps, params.bookingId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    const order = await openPaymentOrder(deps, found.hotel, params.bookingId, query.amount);
    if (order.kind === 'open')
      return {
        status: 201,
        body: {
          ...(await openedOrder(order, found.hotel, deps.gatewayAt)),
          ...(order.keepsCard === undefined ? {} : { keepsCard: order.keepsCard }),
        },
      };
    switch (order.code) {
      case 'not_found':
        return { status: 404, body: { code: order.code } };
      case 'nothing_due':
      case 'booking_expired':
      case 'payment_pending':
      case 'amount_changed':
        return { status: 409, body: { code: order.code } };
      case 'gateway_unavailable':
        return { status: 502, body: { code: order.code } };
    }
  });

  route(app, 'reportPaymentClosed', async ({ params, body }) => {
    const found = await bookingOf(deps, params.bookingId);
    if (found === undefined || body.bookingObj.hotelId !== found.hotel.id)
      return { status: 404, body: { code: 'not_found' } };
    await recordClosing(deps, found.hotel, params.bookingId, body);
    return { status: 202, body: {} };
  });

  route(app, 'completePayment', async ({ params, body, headers }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await bookingOf(deps, params.bookingId);
    if (found === undefined || body.hotelId !== found.hotel.id) return { status: 404, body: { code: 'not_found' } };
    if (body.gateway === 'at-property') {
      const own = await ownBooking(deps, params.bookingId, request);
      if ('refused' in own) return own.refused;
    }
    const key: IdempotencyKey = {
      hotelId: found.hotel.id,
      scope: `payment:${params.bookingId}`,
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    if (!(await isFirstOrSame(deps, key))) return { status: 422, body: { code: 'idempotency_key_reused' } };
    const outcome = await completePayment(deps, found.hotel, params.bookingId, body, {
      deviceHash: deviceOf(request) ?? '',
      address: request.ip,
    });
    switch (outcome) {
      case 'done':
        return { status: 200, body: await viewAfter(deps, found, request) };
      case 'not_found':
        return { status: 404, body: { code: outcome } };
      case 'booking_expired':
      case 'nothing_due':
      case 'sold_out':
      case 'payment_failed':
      case 'payment_pending':
        return { status: 409, body: { code: outcome } };
      case 'invalid_signature':
      case 'payment_not_offered':
        return { status: 422, body: { code: outcome } };
      case 'gateway_unavailable':
        return { status: 502, body: { code: outcome } };
    }
  });
}
