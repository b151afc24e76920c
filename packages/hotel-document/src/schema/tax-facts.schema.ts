import { z } from 'zod';
import { taxScope } from './tax-scope.schema.ts';
import { date, identifier, minorUnits } from './scalars.schema.ts';

/** A tax as booking-core's `TaxEntry` describes it; `name` is what a bill prints, in the tax's own language. */
export const taxFacts = z.strictObject({
  id: identifier.meta({ description: 'the tax’s own id, kebab-case', example: '"vat"' }),
  name: z.string().min(1).meta({ description: 'the tax’s name as a bill prints it', example: '"MwSt."' }),
  level: z
    .enum(['room', 'booking'])
    .meta({ description: 'whether it is charged a room and night, or once a booking', example: '"room"' }),
  taxType: z
    .enum(['percentage', 'fixed'])
    .meta({ description: 'whether it is a percentage or a sum', example: '"percentage"' }),
  tax: z
    .number()
    .min(0)
    .meta({ description: 'percent, or a whole number of minor units a night where it is fixed', example: '7' }),
  inclusive: z.boolean().default(false).meta({ description: 'whether the price has it in it', example: 'true' }),
  index: z.int().default(0).meta({ description: 'a number by which another tax names this one', example: '1' }),
  useIndex: z
    .int()
    .nullable()
    .default(null)
    .meta({ description: 'the `index` of a tax whose amount this one is charged on too, or null', example: '1' }),
  priceFrom: minorUnits.nullable().default(null).meta({
    description: 'the lowest price of a night that it is charged on (“10,000 or more”), in minor units, or null',
    example: '10000',
  }),
  priceTo: minorUnits.nullable().default(null).meta({
    description: 'the highest price of a night that it is charged on, in minor units, or null',
    example: '7500',
  }),
  priceAbove: minorUnits.nullable().optional().meta({
    description: 'in place of priceFrom: it is charged on prices above this one (“above 7,500”)',
    example: '7500',
  }),
  validFrom: date
    .nullable()
    .default(null)
    .meta({ description: 'the first night that it is charged on, or null', example: '"2026-01-01"' }),
  validTo: date
    .nullable()
    .default(null)
    .meta({ description: 'the last night that it is charged on, or null', example: '"2026-12-31"' }),
  ifCancelled: z.enum(['kept', 'returned']).optional().meta({
    description:
      '`returned` where it is owed only by guests who stay, `kept` where a fee is taxed like the price; unless said, a fixed tax is returned and a percentage kept',
    example: '"returned"',
  }),
  ...taxScope,
});

/** What a guest may declare at booking to be free of a tax that names it; the words are the hotel's. */
export const taxExemptionFacts = z.strictObject({
  id: identifier.meta({
    description: 'the exemption’s own id, by which taxes and the words name it',
    example: '"business"',
  }),
});
