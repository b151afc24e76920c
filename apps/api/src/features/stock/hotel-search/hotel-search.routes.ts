import type { HotelFound, Locale } from '@latchkey/api-contract/types';
import { stayDatesOf } from '@latchkey/booking-core/dates';
import { searchWords } from '@latchkey/booking-core/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { childAgesOf } from '../availability/child-ages.ts';
import { aggregateOf, domainOf, imageView, ratingsOf } from '../../catalogue/catalogue.ts';
import { createHotelSearch, hotelsOnPage, type FoundHotel } from './hotel-search.service.ts';

export function hotelSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const searchHotels = createHotelSearch(deps);

  route(app, 'searchHotels', async ({ query }) => {
    // Whether the first day is over is each property's own question.
    const stay = stayDatesOf(query.checkIn, query.checkOut, query.checkIn);
    if (stay.kind === 'refused') return { status: 422, body: { code: 'invalid_dates' } };
    const { found, total, isCut } = await searchHotels({
      wanted: {
        words: searchWords(query.place),
        instant: query.instant !== undefined,
        atProperty: query.atProperty !== undefined,
        rental: query.rental !== undefined,
      },
      search: {
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        guests: {
          adults: query.adults,
          childAges: childAgesOf(query.children, query.childAges),
          infants: query.infants,
        },
        language: query.lang,
      },
      sort: query.sort,
      isFree: query.free !== undefined,
      page: query.page,
    });
    const hotels = await Promise.all(
      found.map(async (one) => foundView(one, await ratingsOf(deps.db, one.hotel.id), query.lang)),
    );
    return { status: 200, body: { hotels, total, pages: Math.max(1, Math.ceil(total / hotelsOnPage)), isCut } };
  });
}

function foundView({ hotel, stay }: FoundHotel, written: readonly number[], language: Locale | undefined): HotelFound {
  const facts = hotel.readFacts();
  const aggregate = aggregateOf(facts, written);
  const { words } = hotel.wordsIn(language);
  return {
    id: hotel.id,
    name: words.name,
    locality: words.locality,
    headline: words.headline,
    city: words.city,
    ...(words.destination === undefined ? {} : { destination: words.destination }),
    country: words.country,
    websiteSlug: facts.slug,
    domain: domainOf(hotel),
    currency: facts.currency,
    image: imageView(hotel, words, facts.images[0] as string),
    theme: facts.theme,
    latitude: facts.latitude,
    longitude: facts.longitude,
    googleRating: facts.googleRating,
    // A figure that stands in for a rating is told with its explanation, on the hotel’s own page.
    rating:
      aggregate === null || aggregate.isFallback === true
        ? null
        : { value: aggregate.rating, ...(aggregate.from === undefined ? {} : { from: aggregate.from }) },
    confirmation: facts.confirmation,
    vacationRental: facts.vacationRental,
    paysAtProperty: facts.payment.modes.includes('at-property'),
    stay,
  };
}
