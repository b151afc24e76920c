import type { FastifyInstance } from 'fastify';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { requestHashOf } from '../../idempotency/idempotency.ts';
import { bookForProperty } from '../../reservations/reservations.ts';
import { whole } from './whole-booking.ts';
import { hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

/** Bookings that the property makes for guests at the counter and on the telephone. */
export function walkInsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'bookAtProperty', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const key = {
      hotelId: hotel.id,
      scope: 'walk-in',
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const outcome = await bookForProperty(deps, body, key);
    if ('priceChanged' in outcome) return { status: 409, body: outcome.priceChanged };
    if ('refused' in outcome) {
      const { refused: code } = outcome;
      switch (code) {
        case 'not_found':
          return unknownBooking;
        case 'idempotency_key_reused':
        case 'payment_not_offered':
        case 'invalid_phone':
        case 'option_too_long':
          return { status: 422, body: { code } };
        default:
          return { status: 409, body: { code } };
      }
    }
    const row = await findBooking(deps.db, bookingKey(hotel.id, outcome.bookingId));
    return row === undefined ? unknownBooking : { status: 201, body: await whole(deps, hotel, row) };
  });
}
