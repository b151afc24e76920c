import type { FastifyInstance } from 'fastify';
import { distanceBetween } from '@latchkey/booking-core/distance';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { publishedReviews } from '../kept-reviews/published-reviews.ts';
import { ratingsOf } from '../kept-reviews/reviews.queries.ts';
import { aggregateOf } from './review-aggregate.ts';

const unknownHotel = { status: 404, body: { code: 'not_found' } } as const;

/** Reviews, questions, policies and places of a hotel, in the language asked for or marked as English. */
export function hotelContentRoutes(app: FastifyInstance, { hotels, db }: Deps): void {
  route(app, 'getReviews', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const reviews = [
      ...(await publishedReviews(db, hotel.id)),
      ...(hotel.readFacts().reviews?.list ?? []).map(({ id, rating, time, author_name }) => ({
        rating,
        time,
        author_name,
        text: words.reviews[id] ?? '',
      })),
    ];
    const aggregate = aggregateOf(hotel.readFacts(), await ratingsOf(db, hotel.id));
    const { scores = {} } = hotel.readFacts().reviews ?? {};
    return { status: 200, body: { aggregate, scores, reviews, language, isFallback } };
  });

  route(app, 'getFaqs', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    return { status: 200, body: { faqs: words.faqs, language, isFallback } };
  });

  route(app, 'getPolicies', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    return { status: 200, body: { policies: words.policies, legal: words.legal, language, isFallback } };
  });

  route(app, 'getNearby', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const here = { lat: hotel.readFacts().latitude, lng: hotel.readFacts().longitude };
    const places = hotel
      .readFacts()
      .nearbyPlaces.map((place) => {
        const location = { lat: place.latitude, lng: place.longitude };
        return { ...place, location, ...distanceBetween(here, location) };
      })
      // By id where the distance is the same: a place has the same number on the plan in every language.
      .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
      .map(({ id, kind, location, km, miles }) => ({
        name: words.places[id] ?? id,
        kind,
        geometry: { location },
        distanceKm: km,
        distanceMiles: miles,
      }));
    return { status: 200, body: { places, language, isFallback } };
  });
}
