import { canHouse, nightlySale } from '@latchkey/booking-core/basket';
import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { FastifyInstance } from 'fastify';
import { stockWriter } from '../../../database/stock-changes.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { propertyNow, type HotelRecord } from '../../catalogue/catalogue.ts';
import { extrasLeft } from '../../extras/extras.ts';
import { childAgesOf } from './child-ages.ts';
import { ResponseCache } from './response-cache.ts';
import { freeInSnapshot, searchAvailability, type FreeRooms } from './availability.service.ts';
import { freeNow, tellsOfFew } from './rooms-now.ts';
import { sellingHotelOf } from './selling-hotel.ts';
import { lastStockChange } from './stock-version.queries.ts';

export function availabilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels, ariSnapshots, clock } = deps;
  const answers = new ResponseCache(deps.settings.answerBytes);
  // Alone on its database, a process has heard of every change before it is asked.
  const isAlone = stockWriter(db) === null;

  route(app, 'getAvailability', async ({ params, query }, { written }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { checkIn, checkOut, lang: language } = query;
    const guests: GuestCounts = {
      adults: query.adults,
      childAges: childAgesOf(query.children, query.childAges),
      infants: query.infants,
    };
    const now = propertyNow(hotel.sale.timeZone, clock());
    const { snapshot, version } = await ariSnapshots.of(hotel.id);
    const key = `${hotel.id} ${hotel.fingerprint} ${now.today} ${now.hour} ${checkIn} ${checkOut} ${guests.adults} ${guests.childAges.join()} ${guests.infants} ${language}`;
    const known = answers.get(key, version);
    if (known !== undefined) return known;

    const search = (freeRooms: FreeRooms): ReturnType<typeof searchAvailability> =>
      withHousing(searchAvailability(hotel, { checkIn, checkOut, guests, language }, now, snapshot, freeRooms), {
        hotel,
        guests,
      });
    const found = search(freeInSnapshot(snapshot, hotel.sale));
    if ('refused' in found) return { status: 422, body: { code: found.refused } };
    const left = await extrasLeft(db, hotel, {
      kind: 'nights',
      checkIn: found.checkIn,
      checkOut: found.checkOut,
    });
    const extras = Object.keys(left).length === 0 ? {} : { extrasLeft: left };
    if (!isAlone && tellsOfFew(found.rooms)) {
      const counted = search(await freeNow(db, hotel, found.checkIn, found.checkOut));
      return 'refused' in counted
        ? { status: 422, body: { code: counted.refused } }
        : { status: 200, body: { ...counted, ...extras } };
    }
    if (!answers.isRepeated(key)) return { status: 200, body: { ...found, ...extras } };
    const answer = written(200, { ...found, ...extras });
    answers.set(key, version, answer);
    return answer;
  });

  route(app, 'getStockVersion', async ({ params }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { today, hour } = propertyNow(hotel.sale.timeZone, clock());
    const changes = isAlone ? (await ariSnapshots.of(hotel.id)).version : await lastStockChange(db, hotel.id);
    return { status: 200, body: { version: `${hotel.fingerprint}.${today}.${hour}.${changes}` } };
  });
}

/** The result of a search, and whether its free rooms hold the party together, so that pages need not work it out. */
function withHousing(
  found: ReturnType<typeof searchAvailability>,
  { hotel, guests }: { readonly hotel: HotelRecord; readonly guests: GuestCounts },
): ReturnType<typeof searchAvailability> {
  if ('refused' in found) return found;
  const housesParty =
    found.rooms.some(({ availableRooms, fits }) => availableRooms > 0 && fits) ||
    canHouse(nightlySale({ hotel: sellingHotelOf(hotel), availability: found, stay: { guests } }));
  return { ...found, housesParty };
}
