import { dormGuests } from '@latchkey/booking-core/rooms';
import { roomOutlook } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { bedKinds } from '@latchkey/booking-core/rooms-typed';
import { roomPrice } from './room-price-facts.schema.ts';
import { formerIds, identifier, imageName } from './scalars.schema.ts';

/** What guests ask about a room before they book it. */
const roomFeatures = z
  .strictObject({
    bathroom: z.enum(['own', 'shared']).meta({ description: 'whose the bathroom is', example: '"own"' }),
    airConditioning: z.boolean().meta({ description: 'whether it has air conditioning', example: 'false' }),
    views: z.array(roomOutlook).default([]).meta({ description: 'what its windows look at', example: '["courtyard"]' }),
    floors: z
      .strictObject({
        lowest: z.int().min(-2).max(200).meta({ description: 'the lowest floor; 0 is the ground floor', example: '1' }),
        highest: z.int().min(-2).max(200).meta({ description: 'the highest floor', example: '4' }),
      })
      .meta({ description: 'on which floors it lies', example: '{ "lowest": 1, "highest": 4 }' }),
    smoking: z.boolean().meta({ description: 'whether one may smoke in it', example: 'false' }),
    access: z
      .strictObject({
        stepFree: z
          .boolean()
          .meta({ description: 'no step from the street into its bathroom; guests can filter by it', example: 'true' }),
        doorWidthCm: z.int().min(50).max(250).optional().meta({ description: 'its narrowest door', example: '90' }),
        rollInShower: z.boolean().optional().meta({ description: 'a shower without a threshold', example: 'true' }),
        grabRails: z.boolean().optional().meta({ description: 'rails at shower and toilet', example: 'true' }),
      })
      .optional()
      .meta({ description: 'what a guest in a wheelchair asks', example: '{ "stepFree": true, "doorWidthCm": 90 }' }),
  })
  .refine(({ floors }) => floors.lowest <= floors.highest, 'the lowest floor is not above the highest');

export const roomFacts = z.strictObject({
  id: identifier.meta({ description: 'the room type’s own id', example: '"court-double"' }),
  was: formerIds.meta({ description: 'former ids of the same room type', example: '["family-suite"]' }),
  total: z.int().min(1).max(1000).meta({ description: 'how many the hotel has; beds, for a dorm', example: '12' }),
  images: z.array(imageName).min(1).meta({ description: 'its pictures, by name', example: '["court-double-room"]' }),
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(bedKinds).meta({ description: 'the kind of bed', example: '"queen"' }),
        count: z.int().min(1).meta({ description: 'how many of them', example: '1' }),
        widthCm: z.int().min(60).max(300).optional().meta({ description: 'the mattress’s width', example: '160' }),
        lengthCm: z.int().min(120).max(250).optional().meta({ description: 'the mattress’s length', example: '200' }),
      }),
    )
    .min(1)
    .meta({ description: 'its beds', example: '[{ "kind": "queen", "count": 1, "widthCm": 160, "lengthCm": 200 }]' }),
  sizeSqm: z.int().positive().nullable().default(null).meta({ description: 'square metres, or null', example: '19' }),
  features: roomFeatures.nullable().default(null).meta({
    description: 'what guests ask of a room, or null',
    example:
      '{ "bathroom": "own", "airConditioning": false, "floors": { "lowest": 1, "highest": 4 }, "smoking": false }',
  }),
  minPax: z.int().min(1).default(1).meta({ description: 'the fewest guests', example: '1' }),
  maxPax: z.int().min(1).meta({ description: 'the most guests, infants not counted', example: '3' }),
  maxBeds: z.int().min(1).meta({
    description: 'the most guests from 12 that have a bed of their own; younger ones may share',
    example: '2',
  }),
  maxRooms: z
    .int()
    .min(1)
    .max(10)
    .default(5)
    .meta({ description: 'the most rooms of the type in one booking', example: '5' }),
  dormBed: z
    .boolean()
    .default(false)
    .meta({ description: 'whether one unit is one bed in a shared room', example: 'false' }),
  gender: z.enum(dormGuests).optional().meta({
    description: 'who sleeps in it: women, men or mixed; guests are told, and confirm it by booking',
    example: '"women"',
  }),
  minAge: z.int().min(1).max(99).optional().meta({ description: 'nobody younger sleeps in it', example: '18' }),
  consistsOf: z
    .array(
      z.strictObject({
        roomTypeId: identifier.meta({
          description: 'the id of such a room, which is made up of no other',
          example: '"dorm-bed"',
        }),
        count: z.int().min(1).max(100).default(1).meta({ description: 'how many of it; 1 unless said', example: '6' }),
      }),
    )
    .min(1)
    .optional()
    .meta({
      description:
        'the rooms or beds that are sold with it, and by themselves too: a sale of either takes from the other',
      example: '[{ "roomTypeId": "dorm-bed", "count": 6 }]',
    }),
  extraAdult: z
    .boolean()
    .default(false)
    .meta({ description: 'whether it takes more adults than the price is for', example: 'false' }),
  extraChild: z
    .boolean()
    .default(false)
    .meta({ description: 'whether it takes more children than the price is for', example: 'true' }),
  hourly: z
    .strictObject({
      firstHour: z.int().min(0).max(23).meta({ description: 'the first hour of the day', example: '9' }),
      /** Above 24 on the next day. With the cleaning after it a stay is over by the midnight that follows. */
      lastHour: z.int().min(1).max(42).meta({
        description: 'the hour at which the last stay ends, above 24 on the next day (28 is 04:00), 42 at most',
        example: '21',
      }),
      cleaningHours: z
        .int()
        .min(0)
        .max(6)
        .default(1)
        .meta({ description: 'hours of cleaning after each stay', example: '1' }),
    })
    .nullable()
    .default(null)
    .meta({
      description: 'between which hours it is sold by the hour, or null',
      example: '{ "firstHour": 9, "lastHour": 21 }',
    }),
  amenityMarks: z
    .array(identifier)
    .default([])
    .meta({ description: 'the drawing beside each of the words’ `amenities`', example: '["shower", "wifi"]' }),
  prices: z.record(identifier, roomPrice).meta({
    description: 'its price by rate plan',
    example: '{ "flexible": { "priceForPax": [{ "pax": 1, "price": 9200 }] } }',
  }),
});
