import { z } from 'zod';
import { nightScope } from './restriction-facts.schema.ts';
import { identifier, minorUnits, ownName, percent } from './scalars.schema.ts';

/** A price that stands as it is written: no season's or weekday's percentage is added. */
const ownPrice = z.strictObject({
  priceForPax: z
    .array(
      z.strictObject({
        pax: z.int().min(1).meta({ description: 'up to so many guests', example: '2' }),
        price: minorUnits
          .min(1)
          .meta({ description: 'the price of a night in minor units, never 0', example: '21000' }),
      }),
    )
    .min(1)
    .meta({
      description: 'the price of a night for up to so many guests, ascending',
      example: '[{ "pax": 2, "price": 21000 }]',
    }),
  extraAdult: minorUnits
    .optional()
    .meta({ description: 'the price of each further adult; that of the plan unless said', example: '3500' }),
  extraChild: minorUnits
    .optional()
    .meta({ description: 'the price of each further child; that of the plan unless said', example: '1500' }),
});

/** Nights with other prices or a longer stay: of every year, of one year, or single ones. */
export const seasonFacts = z.strictObject({
  id: identifier.meta({ description: 'the season’s own id', example: '"summer"' }),
  name: ownName.meta({ description: 'what the hotel calls it; guests do not read it', example: '"Summer"' }),
  ...nightScope,
  percent: percent.default(0).meta({ description: 'percent added to prices, or taken off', example: '12' }),
  prices: z.record(identifier, z.record(identifier, ownPrice)).optional().meta({
    description: 'by room and rate plan, prices in place of the base price, to which no percentage is added',
    example: '{ "garden-suite": { "flexible": { "priceForPax": [{ "pax": 2, "price": 21000 }] } } }',
  }),
  minStay: z
    .int()
    .min(1)
    .max(30)
    .default(1)
    .meta({ description: 'the fewest nights of a stay that begins in it', example: '2' }),
});
