import { z } from 'zod';
import { operation } from '../operation.ts';
import { hotelCard } from '../schemas/hotel.ts';
import { refusal } from '../schemas/problem.ts';
import { localDate, locale, minorUnits } from '../schemas/scalars.ts';

/** What a stay is at one hotel for the dates and guests of a search. */
export const stayFound = z.discriminatedUnion('kind', [
  /** The least that the whole stay costs, every mandatory charge in it, in so many rooms of one type. */
  z.object({ kind: z.literal('free'), total: minorUnits, roomCount: z.int() }),
  /** Rooms are free, but those of one type alone do not suit the party. */
  z.object({ kind: z.literal('several_types') }),
  /** The arrival asks for so many nights at least. */
  z.object({ kind: z.literal('min_stay'), nights: z.int() }),
  z.object({ kind: z.literal('sold_out') }),
]);

/** A hotel as a search finds it. */
export const hotelFound = hotelCard.omit({ fromPrice: true }).extend({
  locality: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  googleRating: z.number().nullable(),
  confirmation: z.enum(['instant', 'manual']),
  vacationRental: z.boolean(),
  /** Whether a stay can be paid for at the property. */
  paysAtProperty: z.boolean(),
  stay: stayFound,
});

export const hotelSearchOperations = {
  searchHotels: operation({
    summary: 'Hotels by place, each with what a stay for these dates and guests costs in all',
    query: z.object({
      /** Beginnings of words of the hotel’s name or place, in any of its languages; all must be found. Empty is everywhere. */
      place: z.string().trim().max(80).default(''),
      checkIn: localDate,
      checkOut: localDate,
      adults: z.coerce.number().int().min(1).max(20).default(2),
      children: z.coerce.number().int().min(0).max(20).default(0),
      infants: z.coerce.number().int().min(0).max(10).default(0),
      /** Comma-separated; an empty place is an unknown age. */
      childAges: z.string().max(80).optional(),
      /** By price: within each currency, the lowest first, those without a price last. */
      sort: z.enum(['name', 'rating', 'price']).default('name'),
      /** Only hotels that have rooms for everybody. */
      free: z.enum(['1']).optional(),
      /** Only hotels that confirm at once, that take payment at the property, that are let whole. */
      instant: z.enum(['1']).optional(),
      atProperty: z.enum(['1']).optional(),
      rental: z.enum(['1']).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      lang: locale.optional(),
    }),
    responses: {
      200: z.object({
        hotels: z.array(hotelFound),
        /** Hotels that are found, on all pages. */
        total: z.int(),
        pages: z.int(),
        /** True where more hotels match than were compared by price or asked for free rooms: a narrower place compares all. */
        isCut: z.boolean(),
      }),
      422: refusal('invalid_dates'),
    },
  }),
};
