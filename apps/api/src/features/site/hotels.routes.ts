import type { HotelCard, Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { createFromPrices } from '../calendar/from-prices.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { domainOf, hotelView, imageView } from '../hotels/hotel-view.ts';

export function hotelsRoutes(app: FastifyInstance, deps: Deps): void {
  const { hotels } = deps;
  const fromPriceOf = createFromPrices(deps);

  route(app, 'getHotel', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: hotelView(hotel, query.lang) };
  });

  route(app, 'listHotels', async ({ query }) => {
    // Slugs are in small letters; links typed by hand may not be.
    const found =
      query.slug === undefined
        ? await hotels.all()
        : [await hotels.bySlug(query.slug.toLowerCase())].filter((hotel) => hotel !== undefined);
    // By slug: the same order in every language, whatever order the folders were read in.
    const inOrder = found.toSorted((one, other) => one.readFacts().slug.localeCompare(other.readFacts().slug, 'en'));
    const cards = await Promise.all(inOrder.map(async (hotel) => cardOf(hotel, query.lang, await fromPriceOf(hotel))));
    return { status: 200, body: { hotels: cards } };
  });
}

function cardOf(hotel: HotelRecord, language: Locale | undefined, fromPrice: number | null): HotelCard {
  const facts = hotel.readFacts();
  const { words } = hotel.wordsIn(language);
  return {
    id: hotel.id,
    name: words.name,
    city: words.city,
    ...(words.destination === undefined ? {} : { destination: words.destination }),
    websiteSlug: facts.slug,
    domain: domainOf(hotel),
    currency: facts.currency,
    fromPrice,
    image: imageView(hotel, words, facts.images[0] as string),
    theme: facts.theme,
  };
}
