import { hotelOrders } from '@latchkey/booking-core/hotel-search';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { hotelCard } from '../schemas/hotel.ts';
import { refusal } from '../schemas/problem.ts';
import { minorUnits, numberInQuery } from '../schemas/scalars.ts';
import { hasChildForEachAge, stayInQuery } from '../schemas/stay-query.ts';

/** What a stay is at one hotel for the dates and guests of a search. */
export const stayFound = z.discriminatedUnion('kind', [
  /** The least that the whole stay costs, every mandatory charge in it, in so many rooms of one type. */
  z.object({ kind: z.literal('free'), total: minorUnits, roomCount: z.int() }),
  /** Rooms are free that hold the party in one booking, but not those of one type alone. */
  z.object({ kind: z.literal('several_types') }),
  /** Rooms are free, and none of them together hold the party in one booking. */
  z.object({ kind: z.literal('too_small') }),
  /** The arrival asks for so many nights at least. */
  z.object({ kind: z.literal('min_stay'), nights: z.int() }),
  z.object({ kind: z.literal('sold_out') }),
]);

/** A hotel as a search finds it. */
export const hotelFound = hotelCard.omit({ fromPrice: true }).extend({
  locality: z.string(),
  /** One line of its character; absent where an older engine answers. */
  headline: z.string().optional(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  googleRating: z.number().nullable(),
  /** The rating that the hotel’s own page shows, and its source; null where it has none, absent of older engines. */
  rating: z
    .object({ value: z.number(), from: z.enum(['guests', 'google']).optional() })
    .nullable()
    .optional(),
  confirmation: z.enum(['instant', 'manual']),
  vacationRental: z.boolean(),
  /** Whether a stay can be paid for at the property. */
  paysAtProperty: z.boolean(),
  stay: stayFound,
});

export const hotelSearchOperations = {
  searchHotels: operation({
    summary: 'Hotels by place, each with what a stay for these dates and guests costs in all',
    query: z
      .strictObject({
        /** Beginnings of words of the hotel’s name or place, in any of its languages; all must be found. Empty is everywhere. */
        place: z.string().trim().max(fieldLengths.searchedPlace).default(''),
        ...stayInQuery,
        /** By price: within each currency, the lowest first, those without a price last. */
        sort: z.enum(hotelOrders).default('name'),
        /** Only hotels that have rooms for everybody. */
        free: z.enum(['1']).optional(),
        /** Only hotels that confirm at once, that take payment at the property, that are let whole. */
        instant: z.enum(['1']).optional(),
        atProperty: z.enum(['1']).optional(),
        rental: z.enum(['1']).optional(),
        page: numberInQuery(z.int().min(1).max(1000)).default(1),
      })
      .refine(hasChildForEachAge, { path: ['childAges'] }),
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
