import { dayAvailabilities } from '@latchkey/booking-core/inventory';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { hotel } from '../schemas/hotel.ts';
import { advanceRule, convenienceFee, fee, nightlyRate, promotion, taxEntry } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { numberInQuery, currency, hotelId, localDate, locale, minorUnits } from '../schemas/scalars.ts';
import { hasChildForEachAge, stayInQuery } from '../schemas/stay-query.ts';

const params = z.object({ hotelId });
const content = z.strictObject({ lang: locale.optional() });

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
      /** Guests that one room takes at most at these prices; absent where an older engine answers. */
      mostGuests: z.int().optional(),
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
  /** Whether the free rooms, of whatever types, hold the party in one booking; absent from an older engine. */
  housesParty: z.boolean().optional(),
  /** How many are left on each day of the stay of the extras of which there are only so many, by their ids. */
  extrasLeft: z.record(z.string(), z.int()).optional(),
  taxes: z.array(taxEntry),
  promotions: z.array(promotion),
  convenienceFee: convenienceFee.nullable(),
  /** Absent where the hotel has none, and from an older engine. */
  fees: z.array(fee).optional(),
  advance: advanceRule.nullable(),
  pricingVersion: z.string(),
});

export const calendarDay = z.object({
  date: localDate,
  price: minorUnits.nullable(),
  availability: z.enum(dayAvailabilities),
  minStay: z.int(),
  /** There are rooms, and no stay can begin on the date. Absent where one can. */
  noArrival: z.boolean().optional(),
  /** Of the stays that have the night before, none can end on the date. Absent where one can. */
  noDeparture: z.boolean().optional(),
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
    query: z.strictObject(stayInQuery).refine(hasChildForEachAge, { path: ['childAges'] }),
    responses: { 200: availability, 404: notFound, 422: refusal('invalid_dates') },
  }),
  getCalendar: operation({
    summary: 'The lowest price of each date',
    params,
    query: z.strictObject({
      from: localDate,
      days: numberInQuery(z.int().min(1).max(90)).default(60),
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
};
