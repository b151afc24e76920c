import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { calendarOf } from './calendar.service.ts';

export function calendarRoutes(app: FastifyInstance, { db, hotels, clock }: Deps): void {
  route(app, 'getCalendar', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: { currency: hotel.facts.currency, days: await calendarOf(db, hotel, query.from, query.days, clock()) } };
  });
}
