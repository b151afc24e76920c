import { z } from 'zod';
import { addonUnits } from '@latchkey/booking-core/pricing';
import { extraTimes } from './lists.ts';
import { dayOfRule } from './restriction-facts.schema.ts';
import { clockTime, formerIds, identifier, minorUnits, percentOff } from './scalars.schema.ts';

/** An extra with its tax in the price, unless one of `taxes` is `on` extras. */
export const addonFacts = z.strictObject({
  id: identifier.meta({ description: 'the extra’s own id', example: '"breakfast"' }),
  was: formerIds.meta({ description: 'former ids of the same extra', example: '"morning-meal"' }),
  category: z
    .enum(addonUnits)
    .meta({ description: 'sold for each person, each room or once a booking', example: '"person"' }),
  price: minorUnits.meta({ description: 'its price with its tax, in minor units', example: '1400' }),
  percent: percentOff.optional().meta({
    description:
      'percent of the rooms after discounts that it costs, as an insurance does: its price is 0 then, and it is had once a booking',
    example: '2.9',
  }),
  /** booking-core's `DatedPrice`: what it costs at some times in place of that. The first that holds counts. */
  prices: z
    .array(
      z.strictObject({
        from: dayOfRule.meta({
          description: 'the first day: a date, or month and day of every year',
          example: '"06-15"',
        }),
        to: dayOfRule.meta({ description: 'the last day, likewise', example: '"09-10"' }),
        price: minorUnits.meta({
          description: 'the price of one in that time with its tax, in minor units',
          example: '1800',
        }),
      }),
    )
    .min(1)
    .max(50)
    .optional()
    .meta({
      description:
        'what it costs at some times in place of that; one that is had each night costs each night’s price, any other that of the day of arrival; the first that holds counts',
      example: '[{ "from": "06-15", "to": "09-10", "price": 1800 }]',
    }),
  goesWith: z
    .strictObject({
      stay: z
        .enum(['nights', 'hours'])
        .optional()
        .meta({ description: 'nights or hours: stays of the other kind do not have it', example: '"nights"' }),
      roomTypeIds: z
        .array(identifier)
        .min(1)
        .optional()
        .meta({ description: 'ids of the rooms that it is sold with', example: '["garden-suite"]' }),
      times: z
        .strictObject({
          from: clockTime.meta({ description: 'when it begins', example: '"19:00"' }),
          until: clockTime.meta({ description: 'when it is over', example: '"21:30"' }),
        })
        .optional()
        .meta({
          description: 'when it is had: a stay of hours has it only if it lasts from before until after',
          example: '{ "from": "19:00", "until": "21:30" }',
        }),
      /** booking-core's `Ages`: an adult is 18 or more, so `to` leaves adults out. */
      ages: z
        .strictObject({
          from: z.int().min(1).max(18).optional().meta({ description: 'the youngest', example: '6' }),
          to: z
            .int()
            .min(0)
            .max(17)
            .optional()
            .meta({ description: 'the oldest: no adults, where it is set', example: '11' }),
        })
        .optional()
        .meta({
          description:
            'the guests whom it is for, of one for each person: those of these ages, an adult being 18 or more',
          example: '{ "from": 6, "to": 11 }',
        }),
    })
    .optional()
    .meta({ description: 'what it is sold with; with every stay unless set', example: '{ "stay": "nights" }' }),
  each: z.enum(extraTimes).optional().meta({
    description: 'night: it is had on as many of the nights as the guest likes, at its price each time',
    example: '"night"',
  }),
  daysAhead: z
    .int()
    .min(0)
    .max(365)
    .optional()
    .meta({ description: 'it is ordered at least so many days before arrival', example: '2' }),
  stock: z.int().min(1).max(1000).optional().meta({
    description: 'how many there are a day: each night that it is had, or on the day of arrival',
    example: '2',
  }),
});

/** Rate plans of rooms, and extras, that are sold together; what they cost is what each costs. */
export const packageFacts = z.strictObject({
  id: identifier.meta({ description: 'the package’s own id', example: '"lovers"' }),
  ratePlans: z
    .array(
      z.strictObject({
        roomTypeId: identifier.meta({ description: 'the room type’s id', example: '"bath-studio"' }),
        ratePlanId: identifier.meta({ description: 'the rate plan’s id', example: '"breakfast"' }),
      }),
    )
    .min(1)
    .meta({
      description: 'every room of the package: two entries are two rooms',
      example: '[{ "roomTypeId": "bath-studio", "ratePlanId": "breakfast" }]',
    }),
  addonIds: z.array(identifier).default([]).meta({ description: 'the extras of the package', example: '["parking"]' }),
});
