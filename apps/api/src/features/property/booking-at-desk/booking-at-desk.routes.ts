import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { bookingAtDesk } from './booking-at-desk.ts';

/** One booking of a property, with all that it acts by. */
export function bookingAtDeskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getPropertyBooking', async ({ headers, params, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await bookingAtDesk(deps, hotel, row, query.language ?? 'en') };
  });
}
