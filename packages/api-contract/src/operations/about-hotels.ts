import { questionSubjects } from '@latchkey/booking-core/inbox';
import { reviewSubjects } from '@latchkey/booking-core/reviews';
import { placeKinds } from '@latchkey/booking-core/itinerary';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound } from '../schemas/problem.ts';
import { hotelId, locale } from '../schemas/scalars.ts';

const params = z.object({ hotelId });
const content = z.strictObject({ lang: locale.optional() });

const clauses = z.array(z.object({ name: z.string(), text: z.string() }));

/** A flag per answer: whether the words are in another language than was asked for. */
const inLanguage = { language: locale, isFallback: z.boolean() };

/** What guests are asked about apart from the whole stay. */
export const reviewSubject = z.enum(reviewSubjects);
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
export const faqSubject = z.enum(questionSubjects);
/** What there is to see around a hotel. */
export const placeKind = z.enum(placeKinds);

export const place = z.object({
  name: z.string(),
  kind: placeKind,
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  distanceKm: z.number(),
  distanceMiles: z.number(),
});

/** Facts about a hotel: reviews, questions, policies and places nearby. */
export const aboutHotelOperations = {
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
            /** The source: the hotel's own guests, asked by the hotel or here, or Google. Absent where unknown, or both. */
            from: z.enum(['guests', 'google']).optional(),
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
