import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceFor } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { cameFrom } from '../../../http/visit-source.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { isKnownDevice } from '../../booking-access/booking-access.ts';
import { bookingOf, viewFor } from './booking-view.ts';
import type { BookingMade } from '../holds/booking-request.ts';
import { createBooking } from '../holds/create-booking.ts';
import { createHoldQueue } from '../holds/hold-queue.ts';

export function bookingsRoutes(app: FastifyInstance, deps: Deps): void {
  const queue = createHoldQueue(deps.db, deps.settings.isSharded);

  route(app, 'createBooking', async ({ body, headers }, { request, reply }) => {
    const device = await deviceFor(request, reply, (hash) =>
      isKnownDevice(deps.db, hash, hotelIdIn(body.quoteToken) ?? 0),
    );
    const booker = { deviceHash: device, address: request.ip, cameFrom: cameFrom(request) };
    const outcome = await createBooking(deps, queue, body, headers['idempotency-key'], booker);
    if (outcome.kind === 'made') return { status: 201, body: outcome.made };
    if (outcome.kind === 'price_changed') return { status: 409, body: outcome.body };
    if (outcome.kind === 'already_booked')
      return {
        status: 409,
        body: { code: outcome.kind, ...(outcome.made === null ? {} : { booking: seen(outcome.made) }) },
      };
    switch (outcome.code) {
      case 'not_found':
        return { status: 404, body: { code: outcome.code } };
      case 'sold_out':
      case 'hotel_closed':
      case 'too_many_holds':
      case 'quote_expired':
      case 'coupon_not_for_stay':
      case 'addon_not_with_stay':
        return { status: 409, body: { code: outcome.code } };
      case 'idempotency_key_reused':
      case 'payment_not_offered':
      case 'invalid_phone':
        return { status: 422, body: { code: outcome.code } };
    }
  });

  route(app, 'getBooking', async ({ params, query }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await bookingOf(deps, params.bookingId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: await viewFor(deps, found, request, query.lang) };
  });
}

const seen = ({ bookingId, reference }: BookingMade): { bookingId: string; reference: string } => ({
  bookingId,
  reference,
});
