import { may } from '@latchkey/booking-core/staff';
import type { FastifyInstance } from 'fastify';
import { bookingKey } from '../../../database/booking-key.ts';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { sendProblem } from '../../../http/problem.ts';
import { route } from '../../../http/route.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findLink, formPosts, hasEndedForProperty, linkedBookingUrl } from '../../messaging/messaging.ts';
import { staffMemberOf } from '../../identity/identity.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { bookingAtDesk } from '../booking-at-desk/booking-at-desk.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';

/** The one booking that the link of a mail to the hotel opens at the desk. */
export async function linkedBookingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, 'getLinkedBooking', async ({ headers, query }, { request, reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const bookingId = actingNow()?.principal.bookingId;
    if (hotel === undefined || bookingId === undefined) return noKey;
    const row = await findBooking(deps.db, bookingKey(hotel.id, bookingId));
    if (row === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const language = query.language ?? 'en';
    const { name: hotelName } = hotel.wordsIn(language).words;
    const member = await staffMemberOf(deps, deskTokenOf(request), hotel.id, 'watched');
    const isSignedIn = typeof member === 'object' && may(member.principal, 'getPropertyBooking');
    const body = { hotelId: hotel.id, hotelName, reference: row.reference, isSignedIn };
    if (hasEndedForProperty(await hotel.agreedHotel(deps.db, row), row, deps.clock())) return { status: 200, body };
    const booking = await bookingAtDesk(deps, hotel, row, language);
    // Notes of the house are for who works there.
    return { status: 200, body: { ...body, booking: { ...booking, notes: [] } } };
  });
  await movedPage(app, deps);
}

/** The address to which the buttons of older mails lead, and the forms of its page. */
async function movedPage(app: FastifyInstance, deps: Deps): Promise<void> {
  await formPosts(app, (scope) => {
    scope.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/api/property-booking-links/:token',
      handler: async (request, reply) => {
        const { token } = request.params;
        const link = await findLink(deps.db, token, 'property-booking', deps.clock());
        const to = linkedBookingUrl(deps.settings, token, link?.language ?? 'en');
        if (to === null || hotelIdIn(token) === null) return sendProblem(request, reply, 404, 'not_found');
        return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(to, 303);
      },
    });
  });
}
