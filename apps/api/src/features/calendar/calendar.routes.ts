import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { BadRequest } from '../../http/bad-request.ts';
import { route } from '../../http/route.ts';
import { isPlausible } from '../availability/plausible-date.ts';
import { createSearchCache } from '../availability/search-cache.ts';
import { propertyToday } from '../hotels/property-today.ts';
import { calendarOf } from './calendar.service.ts';

export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels, clock } = deps;
  // A calendar says that a date has rooms, never how many: nothing in it is scarce.
  const cached = createSearchCache<Awaited<ReturnType<typeof calendarOf>>>(deps, () => false);

  route(app, 'getCalendar', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    if (!isPlausible(query.from)) throw new BadRequest('from');
    const now = clock();
    const key = [hotel.id, hotel.fingerprint, propertyToday(hotel.facts.timeZone, now), query.from, query.days, query.roomTypeId].join(' ');
    const days = await cached(hotel.id, key, () => calendarOf(db, hotel, query, now));
    return { status: 200, body: { currency: hotel.facts.currency, days } };
  });
}
