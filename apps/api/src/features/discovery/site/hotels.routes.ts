import type { HotelCard, Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { createFromPrices } from '../../stock/stock.ts';
import { anyHotel, findHotels } from '../../listings/listings.ts';
import { domainOf, type HotelRecord, hotelView, imageView } from '../../catalogue/catalogue.ts';

export function hotelsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels } = deps;
  const fromPriceOf = createFromPrices(deps);

  /** One order in every language: by the English name. */
  const listed = async ({ slug, limit, page }: ListQuery): Promise<readonly HotelRecord[]> => {
    // Slugs are in small letters; links typed by hand may not be.
    if (slug !== undefined) return present([await hotels.bySlug(slug.toLowerCase())]).filter(isOpen);
    const ids = await findHotels(db, anyHotel, 'name', { limit, offset: (page - 1) * limit });
    return present(await Promise.all(ids.map((id) => hotels.byId(id)))).filter(isOpen);
  };

  route(app, 'getHotel', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: hotelView(hotel, query.lang) };
  });

  route(app, 'listHotels', async ({ query }) => {
    const inOrder = await listed(query);
    const cards = await Promise.all(inOrder.map(async (hotel) => cardOf(hotel, query.lang, await fromPriceOf(hotel))));
    return { status: 200, body: { hotels: cards } };
  });
}

interface ListQuery {
  readonly slug?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

const present = (found: readonly (HotelRecord | undefined)[]): HotelRecord[] =>
  found.filter((hotel) => hotel !== undefined);

const isOpen = ({ sale }: HotelRecord): boolean => !sale.isClosed;

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
