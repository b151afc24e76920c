import type { RoomGuests } from '@latchkey/booking-core/pricing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { propertyToday } from '../hotels/property-today.ts';
import { createSearchCache, scarceRooms } from './search-cache.ts';
import { searchAvailability } from './availability.service.ts';

export function availabilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels, clock } = deps;
  const cached = createSearchCache<Awaited<ReturnType<typeof searchAvailability>>>(
    deps,
    (found) => 'refused' in found || found.rooms.some((room) => room.availableRooms > 0 && room.availableRooms <= scarceRooms),
  );

  route(app, 'getAvailability', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const guests: RoomGuests = { adults: query.adults, childAges: agesOf(query.children, query.childAges), infants: query.infants };
    const now = clock();
    const { checkIn, checkOut, lang: language } = query;
    const key = [hotel.id, hotel.fingerprint, propertyToday(hotel.facts.timeZone, now), checkIn, checkOut, JSON.stringify(guests), language].join(' ');
    const found = await cached(hotel.id, key, () => searchAvailability(db, hotel, { checkIn, checkOut, guests, language }, now));
    return 'refused' in found ? { status: 422, body: { code: found.refused } } : { status: 200, body: found };
  });
}

/** One entry a child; what is not an age is an unknown one, which is priced as under 12. */
function agesOf(children: number, given: string | undefined): (number | null)[] {
  const ages = (given ?? '').split(',');
  return Array.from({ length: children }, (_, child) => (/^(\d|1[0-7])$/.test(ages[child] ?? '') ? Number(ages[child]) : null));
}
