import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { BadRequest } from '../../http/bad-request.ts';
import { route } from '../../http/route.ts';
import { isPlausible } from '../availability/plausible-date.ts';
import { calendarOf } from './calendar.service.ts';

export function calendarRoutes(app: FastifyInstance, { db, hotels, clock }: Deps): void {
  route(app, 'getCalendar', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    if (!isPlausible(query.from)) throw new BadRequest('from');
    return { status: 200, body: { currency: hotel.facts.currency, days: await calendarOf(db, hotel, query.from, query.days, clock()) } };
  });
}
