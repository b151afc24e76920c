import { z } from 'zod';
import { restEnds } from './lists.ts';
import { minorUnits, percentOff } from './scalars.schema.ts';

const rest = z
  .strictObject({
    daysBefore: z
      .int()
      .min(1)
      .max(365)
      .meta({ description: 'it is asked for by mail so many days before arrival', example: '30' }),
    ifUnpaid: z.enum(restEnds).meta({
      description:
        'pay-at-property: what is not paid by then is paid on arrival; cancel: after three more days the stay is cancelled on its terms',
      example: '"pay-at-property"',
    }),
  })
  .optional();

/** booking-core's `AdvanceRule`. */
export const advanceFacts = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('first-night').meta({
      description: 'whether the part is a percentage, a sum (fixed) or the first-night',
      example: '"percentage"',
    }),
    rest: rest.meta({
      description: 'when the rest is asked for, on arrival unless set',
      example: '{ "daysBefore": 30, "ifUnpaid": "pay-at-property" }',
    }),
  }),
  z.strictObject({
    kind: z.literal('percentage'),
    percent: percentOff.meta({ description: 'percent of the total', example: '25' }),
    rest,
  }),
  z.strictObject({
    kind: z.literal('fixed'),
    amount: minorUnits.meta({ description: 'a sum in minor units', example: '5000' }),
    rest,
  }),
]);

/** booking-core's `BuyNowPayLater`. */
export const bnplFacts = z.strictObject({
  instalments: z.int().min(2).max(24).meta({ description: 'in how many parts', example: '3' }),
  everyDays: z.int().min(1).max(90).meta({ description: 'days from one part to the next', example: '30' }),
  from: minorUnits.meta({ description: 'the least total, in minor units', example: '10000' }),
});
