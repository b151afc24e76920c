import { bookingKey } from '../../../database/booking-key.ts';
import { guestMay } from '@latchkey/booking-core/booking-states';
import { timeRequestKind, timeRequest } from '@latchkey/booking-core/stay';
import { momentOf } from '@latchkey/booking-core/time';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import {
  actingBooking,
  type GuestRequestRow,
  insertRequest,
  lockBooking,
  recordEvent,
  requestsOf,
  requestView,
} from '../../bookings/bookings.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { hashOf } from '../../../hash-of.ts';

const mostOpen = 5;

/** Arrival and departure requests: asked by the guest, answered by the property. */
export function guestRequestsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createGuestRequest', async ({ params, headers, body }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const key = {
      hotelId: hotel.id,
      scope: `request:${params.bookingId}`,
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const kind = timeRequestKind(body.kind, body.time);
    // The key makes the id, so that a repeated call finds what the first one made.
    const requestId = hashOf(`${params.bookingId} ${key.key}`).slice(0, 22);
    const outcome = await idempotently<
      GuestRequestRow | 'not_confirmed' | 'too_late' | 'unfit_time' | 'too_many_requests'
    >(deps, key, async (tx, rollback, at) => {
      const booking = await lockBooking(tx, bookingKey(hotel.id, params.bookingId));
      if (booking?.status !== 'confirmed') return rollback('not_confirmed');
      const now = at.getTime();
      if (!guestMay('ask_times', actingBooking(hotel, booking), now)) return rollback('too_late');
      const { sale } = hotel;
      const meant = timeRequest(booking.selection.stay, sale, kind, body.time);
      if (meant === null || (kind !== 'departure' && booking.arrived_at !== null)) return rollback('unfit_time');
      if (now >= momentOf(meant.date, meant.time, sale.timeZone)) return rollback('too_late');
      const before = await requestsOf(tx, booking);
      if (before.filter((one) => one.status === 'open').length >= mostOpen) return rollback('too_many_requests');
      const row: GuestRequestRow = {
        hotel_id: hotel.id,
        request_id: requestId,
        booking_id: booking.booking_id,
        kind,
        time: body.time,
        note: body.note ?? null,
        status: 'open',
        answer: null,
        created_at: at,
      };
      await insertRequest(tx, row);
      await recordEvent(tx, booking, {
        type: 'request_made',
        actor: 'guest',
        at,
        facts: { requestId, kind, time: body.time },
      });
      return row;
    });
    if (typeof outcome === 'object') return { status: 201, body: requestView(outcome) };
    switch (outcome) {
      case 'repeated': {
        const made = (await requestsOf(deps.db, bookingKey(hotel.id, params.bookingId))).find(
          (one) => one.request_id === requestId,
        );
        return made === undefined
          ? { status: 404, body: { code: 'not_found' } }
          : { status: 201, body: requestView(made) };
      }
      case 'idempotency_key_reused':
        return { status: 422, body: { code: outcome } };
      default:
        return { status: 409, body: { code: outcome } };
    }
  });
}
