import { urlOf } from '@latchkey/site/urls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { bookingByShortCode } from '../../bookings/bookings.ts';
import { isShortCode } from '../../booking-access/booking-access.ts';

interface WithCode {
  Params: { code: string };
}

/**
 * Where the link of an SMS leads: to the booking's page, in the language it was booked in. A code that names no booking of
 * the host's hotel leads to the page that says so.
 */
export function shortLinksRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<WithCode>('/api/b/:code', async ({ host, params: { code } }, reply) => {
    const hotel = await deps.hotels.byHost(host.toLowerCase().replace(/:\d+$/, ''));
    const booking =
      hotel === undefined || !isShortCode(code) ? undefined : await bookingByShortCode(deps.db, hotel.id, code);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return booking === undefined
      ? reply.redirect(urlOf('bookingStatus', { bookingId: code }), 302)
      : reply.redirect(urlOf('bookingStatus', { bookingId: booking.booking_id }, { lang: booking.language }), 302);
  });
}
