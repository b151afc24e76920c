import { z } from 'zod';
import { feeUnits } from '@latchkey/booking-core/pricing';
import { sharesOfAdults } from './lists.ts';
import { identifier, minorUnits, percentOff } from './scalars.schema.ts';

export const feeFacts = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fixed').meta({ description: 'whether the fee is a sum or a percentage', example: '"fixed"' }),
    amount: minorUnits.meta({ description: 'a sum in minor units', example: '500' }),
  }),
  z.strictObject({
    kind: z.literal('percentage'),
    percent: percentOff.meta({ description: 'percent of the rooms', example: '2' }),
  }),
]);

/** booking-core's `Fee`: what every stay pays beside; its name is in the words, its tax is one `on` the fee that names it. */
export const obligatoryFeeFacts = z.strictObject({
  id: identifier.meta({ description: 'the fee’s own id, by which the words and taxes name it', example: '"resort"' }),
  per: z.enum(feeUnits).meta({
    description:
      'what it is charged for: booking, night, room, room-night, guest or guest-night; infants are no guests, and a stay of hours is one night',
    example: '"night"',
  }),
  amount: minorUnits.min(1).meta({ description: 'the fee for one of these, in minor units', example: '3500' }),
});

/** booking-core's `ChildBand`: one of price and percent. */
export const childBandFacts = z.strictObject({
  under: z.int().min(1).max(18).meta({ description: 'children younger than so many years, 18 at most', example: '12' }),
  children: z.int().min(1).max(20).optional().meta({
    description: 'for so many children of a room alone, the others pay what the next one says; for all unless said',
    example: '1',
  }),
  price: minorUnits.optional().meta({ description: 'their price a night, in minor units', example: '2500' }),
  percent: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'or so much percent of the price of a further adult, or of a full payer', example: '50' }),
  percentOf: z.enum(sharesOfAdults).optional().meta({
    description: 'further-adult unless said; full-payer: of what each of two pays in the room',
    example: '"full-payer"',
  }),
});
