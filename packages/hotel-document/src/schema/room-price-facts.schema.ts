import { z } from 'zod';
import { date, minorUnits } from './scalars.schema.ts';

/** A plan's base price in one room type: of a night, before tax unless a tax says it is inclusive, by guests. */
export const roomPrice = z.strictObject({
  priceForPax: z
    .array(
      z.strictObject({
        pax: z.int().min(1).meta({ description: 'up to so many guests', example: '2' }),
        price: minorUnits.meta({
          description: 'the price of a night in whole minor units: cents, or rupees for INR',
          example: '11400',
        }),
      }),
    )
    .min(1)
    .meta({
      description: 'the price of a night for up to so many guests, ascending',
      example: '[{ "pax": 1, "price": 9200 }, { "pax": 2, "price": 11400 }]',
    }),
  extraAdult: minorUnits
    .default(0)
    .meta({ description: 'the price of each further adult or child from 12, a night', example: '3500' }),
  extraChild: minorUnits
    .default(0)
    .meta({ description: 'the price of each further child under 12, a night', example: '1500' }),
  later: z
    .array(
      z.strictObject({
        from: date.meta({ description: 'the first night that it is the price of', example: '"2027-04-01"' }),
        priceForPax: z
          .array(
            z.strictObject({
              pax: z.int().min(1).meta({ description: 'up to so many guests', example: '2' }),
              price: minorUnits
                .min(1)
                .meta({ description: 'the price of a night in minor units, never 0', example: '12200' }),
            }),
          )
          .min(1)
          .meta({
            description: 'the price of a night for the same numbers of guests as before',
            example: '[{ "pax": 1, "price": 9900 }, { "pax": 2, "price": 12200 }]',
          }),
        extraAdult: minorUnits
          .optional()
          .meta({ description: 'the price of each further adult; as before unless said', example: '3800' }),
        extraChild: minorUnits
          .optional()
          .meta({ description: 'the price of each further child; as before unless said', example: '1600' }),
      }),
    )
    .optional()
    .meta({
      description: 'prices from a night on, the earliest first, each until the next begins',
      example: '[{ "from": "2027-04-01", "priceForPax": [{ "pax": 1, "price": 9900 }, { "pax": 2, "price": 12200 }] }]',
    }),
  hourly: z
    .array(
      z.strictObject({
        hours: z.int().min(1).max(24).meta({ description: 'how many hours', example: '3' }),
        price: minorUnits.meta({ description: 'the price of all of them, in minor units', example: '4500' }),
        pax: z.int().min(1).optional().meta({
          description: 'for how many guests it is at most; for all that the room takes unless said',
          example: '2',
        }),
      }),
    )
    .default([])
    .meta({ description: 'prices of stays of hours', example: '[{ "hours": 3, "price": 4500 }]' }),
});
