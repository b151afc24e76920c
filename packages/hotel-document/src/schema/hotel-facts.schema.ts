import { daysOnSale } from '@latchkey/booking-core/dates';
import { z } from 'zod';
import { chargeFields } from './charge-facts.schema.ts';
import { packageFacts } from './extra-facts.schema.ts';
import { houseFields } from './house-facts.schema.ts';
import { measuringFacts } from './measuring-facts.schema.ts';
import { paymentFacts } from './payment-facts.schema.ts';
import { pictureFields, postedFields } from './picture-facts.schema.ts';
import { placeFacts } from './place-facts.schema.ts';
import { ratePlanFacts } from './rate-plan-facts.schema.ts';
import { restrictionFacts } from './restriction-facts.schema.ts';
import { reviewsFacts } from './reviews-facts.schema.ts';
import { roomFacts } from './room-facts.schema.ts';
import { date, identifier, minorUnits, percent, weekday } from './scalars.schema.ts';
import { seasonFacts } from './season-facts.schema.ts';

/** Rooms that the hotel does not sell on these weekdays (walk-ins, the family, a coach party). */
const keptBack = z.strictObject({
  roomId: identifier.meta({ description: 'the room type’s id', example: '"bath-studio"' }),
  weekdays: z.array(weekday).min(1).meta({ description: 'on which weekdays', example: '["sat"]' }),
  rooms: z.int().min(1).meta({ description: 'how many rooms', example: '2' }),
});

/** `hotel.json`: everything about a hotel that is not a word. */
export const hotelFacts = z.strictObject({
  ...houseFields,
  payment: paymentFacts.meta({
    description: 'how stays are paid for',
    example: '{ "gateway": "card-vault", "modes": ["online", "at-property"] }',
  }),
  ...chargeFields,
  ...pictureFields,
  ratePlans: z.array(ratePlanFacts).min(1).meta({
    description: 'the terms that rooms are sold under',
    example: '[{ "id": "flexible", "payment": ["full"], "cancellation": [] }]',
  }),
  rooms: z
    .array(roomFacts)
    .min(1)
    .meta({ description: 'the room types', example: '[{ "id": "court-double", "total": 12, … }]' }),
  weekdays: z
    .partialRecord(weekday, percent.meta({ description: 'percent added on nights of this weekday', example: '15' }))
    .default({})
    .meta({ description: 'percent added on nights of a weekday', example: '{ "sat": 15 }' }),
  seasons: z.array(seasonFacts).default([]).meta({
    description: 'nights with other prices, or for longer stays: of every year, of one year, or single ones',
    example: '[{ "id": "summer", "from": "05-15", "to": "09-15", "percent": 12 }]',
  }),
  restrictions: z.array(restrictionFacts).default([]).meta({
    description: 'which stays are sold; all that hold of a night count, and of each kind the strictest',
    example:
      '[{ "id": "summer", "from": "2027-07-03", "to": "2027-08-28", "arrivalDays": ["sat"], "departureDays": ["sat"] }]',
  }),
  daysOnSale: z
    .int()
    .min(daysOnSale.usual)
    .max(daysOnSale.most)
    .default(daysOnSale.usual)
    .meta({ description: 'how many days ahead the hotel sells, 365 to 730; 365 unless said', example: '540' }),
  roundPricesTo: minorUnits
    .min(1)
    .default(1)
    .meta({ description: 'prices are rounded to a multiple of so many minor units', example: '100' }),
  keptBack: z.array(keptBack).default([]).meta({
    description: 'rooms that are not sold on weekdays',
    example: '[{ "roomId": "bath-studio", "weekdays": ["sat"], "rooms": 2 }]',
  }),
  nearbyPlaces: z.array(placeFacts).default([]).meta({
    description: 'where guests go from the hotel',
    example: '[{ "id": "prater", "kind": "restaurant", "latitude": 52.54, "longitude": 13.4102 }]',
  }),
  reviews: reviewsFacts,
  packages: z.array(packageFacts).default([]).meta({
    description: 'rooms on rate plans, and extras, that are sold together',
    example: '[{ "id": "lovers", "ratePlans": [{ "roomTypeId": "bath-studio", "ratePlanId": "breakfast" }] }]',
  }),
  ...postedFields,
  /** Guests are shown a privacy policy and terms that are a model text until a lawyer has read them for this hotel. */
  legal: z
    .strictObject({
      readByLawyerOn: date
        .nullable()
        .default(null)
        .meta({ description: 'when a lawyer read the privacy policy and terms, or null', example: '"2026-04-01"' }),
    })
    .default({ readByLawyerOn: null })
    .meta({ description: 'what a lawyer has read', example: '{ "readByLawyerOn": "2026-04-01" }' }),
  feedbackVoucher: z
    .boolean()
    .default(false)
    .meta({ description: 'whether writers of reviews may win the voucher', example: 'false' }),
  measuring: measuringFacts.nullable().default(null).meta({
    description: 'what is measured of visits, or null',
    example: '{ "consent": "needed", "pixel": "123456" }',
  }),
  /** Shows a fallback rating (456 reviews, 4 of 5) where there are no reviews. Off by default: an invented rating is unlawful in many places. */
  showReviewFallback: z
    .boolean()
    .default(false)
    .meta({ description: 'whether a rating is shown where there are no reviews', example: 'false' }),
});

export type HotelFacts = z.output<typeof hotelFacts>;
export type Weekday = z.output<typeof weekday>;
