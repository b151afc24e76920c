import { z } from 'zod';
import { operation } from '../operation.ts';
import { hotel } from '../schemas/hotel.ts';
import { advanceRule, convenienceFee, nightlyRate, promotion, taxEntry } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { currency, hotelId, localDate, locale, minorUnits } from '../schemas/scalars.ts';

const params = z.object({ hotelId });
const content = z.object({ lang: locale.optional() });

const clauses = z.array(z.object({ name: z.string(), text: z.string() }));

/** A flag per answer: whether the words are in another language than was asked for. */
const inLanguage = { language: locale, isFallback: z.boolean() };

export const roomAvailability = z.object({
  roomTypeId: z.string(),
  name: z.string(),
  /** 0 when sold out, and when no plan is sold for this arrival and length: `minStay` tells the two apart. */
  availableRooms: z.int(),
  /** Nights that this arrival asks for at least; more than the stay has, the rooms may well be free. */
  minStay: z.int(),
  /** True when the guests asked for fit into one room of this type. */
  fits: z.boolean(),
  pricing: z.array(
    z.object({
      ratePlanId: z.string(),
      /** For the whole stay in one room: before tax, and with every mandatory charge in it. */
      priceForPax: z.array(z.object({ pax: z.int(), priceBeforeTax: minorUnits, total: minorUnits })),
      nightly: z.array(nightlyRate),
    }),
  ),
});

export const availability = z.object({
  hotelId: z.int(),
  checkIn: localDate,
  checkOut: localDate,
  currency,
  /** Today in the property's zone; offers count their days from it. */
  bookedOn: localDate,
  /** Available first by lowest price, then sold out. */
  rooms: z.array(roomAvailability),
  taxes: z.array(taxEntry),
  promotions: z.array(promotion),
  convenienceFee: convenienceFee.nullable(),
  advance: advanceRule.nullable(),
  pricingVersion: z.string(),
});

export const calendarDay = z.object({
  date: localDate,
  price: minorUnits.nullable(),
  availability: z.enum(['open', 'sold_out', 'closed']),
  minStay: z.int(),
});
/** What guests are asked about apart from the whole stay. */
export const reviewSubject = z.enum(['cleanliness', 'comfort', 'location', 'staff', 'value']);
export const review = z.object({
  rating: z.number(),
  time: z.string(),
  /** Empty where the writer gave no name. */
  author_name: z.string(),
  text: z.string(),
  /** Of a review written here: the month in which the stay began, `2026-10`. */
  stayedIn: z.string().optional(),
  /** Whether its writer could win something for it, whatever it says. */
  isRewarded: z.boolean().optional(),
  /** What the property says to it. */
  answer: z.string().nullable().optional(),
});
/** What a guest's question is about. */
export const faqSubject = z.enum(['rooms', 'booking', 'amenities', 'dining', 'location', 'accessibility']);
/** What there is to see around a hotel. */
export const placeKind = z.enum([
  'sight',
  'museum',
  'park',
  'market',
  'restaurant',
  'cafe',
  'transport',
  'beach',
  'temple',
  'shopping',
  'nightlife',
]);

export const place = z.object({
  name: z.string(),
  kind: placeKind,
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  distanceKm: z.number(),
  distanceMiles: z.number(),
});

export const hotelOperations = {
  getHotel: operation({
    summary: 'A hotel with its rooms and words',
    params,
    query: content,
    responses: { 200: hotel, 404: notFound },
  }),
  getAvailability: operation({
    summary: 'Rooms and prices for dates and guests',
    params,
    query: z.object({
      checkIn: localDate,
      checkOut: localDate,
      adults: z.coerce.number().int().min(1).max(20).default(2),
      children: z.coerce.number().int().min(0).max(20).default(0),
      infants: z.coerce.number().int().min(0).max(10).default(0),
      /** Comma-separated; an empty place is an unknown age. */
      childAges: z.string().max(80).optional(),
      lang: locale.optional(),
    }),
    responses: { 200: availability, 404: notFound, 422: refusal('invalid_dates') },
  }),
  getCalendar: operation({
    summary: 'The lowest price of each date',
    params,
    query: z.object({
      from: localDate,
      days: z.coerce.number().int().min(1).max(90).default(60),
      /** The dates of one room type alone; an unknown one is never for sale. */
      roomTypeId: z.string().max(40).optional(),
    }),
    responses: { 200: z.object({ currency, days: z.array(calendarDay) }), 404: notFound },
  }),
  getStockVersion: operation({
    summary: 'A mark that changes with a hotel’s rooms, rates, files and date: what was read before it may be old',
    params,
    responses: { 200: z.object({ version: z.string() }), 404: notFound },
  }),
  getReviews: operation({
    summary: 'Ratings: the aggregate and the reviews',
    params,
    query: content,
    responses: {
      200: z.object({
        /** Null when the hotel has none of its own: an invented rating is never shown. */
        aggregate: z
          .object({
            rating: z.number(),
            user_ratings_total: z.int(),
            distribution: z.array(z.int()).length(5),
            /** True where the hotel has no reviews and has chosen to show a figure in their place: to be said with it. */
            isFallback: z.boolean().optional(),
          })
          .nullable(),
        /** The mean by subject (codes of `reviewSubject`, or newer ones); absent where guests were not asked. */
        scores: z.record(z.string(), z.number()).optional(),
        reviews: z.array(review),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getFaqs: operation({
    summary: 'Questions and answers',
    params,
    query: content,
    responses: {
      200: z.object({
        faqs: z.array(
          z.object({
            /** A code of `faqSubject`, or a newer one; absent where the hotel has not said. */
            subject: z.string().optional(),
            modifiedQuestion: z.string(),
            answer: z.string(),
          }),
        ),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getPolicies: operation({
    summary: 'Rules of the hotel and cancellation',
    params,
    query: content,
    responses: {
      200: z.object({
        policies: clauses,
        /** The hotel's own clauses beside the site's privacy policy and terms, and who stands behind it. */
        legal: z.object({ privacy: clauses, terms: clauses, imprint: clauses }).optional(),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getNearby: operation({
    summary: 'Places around the hotel, nearest first',
    params,
    query: content,
    responses: { 200: z.object({ places: z.array(place), ...inLanguage }), 404: notFound },
  }),
};
