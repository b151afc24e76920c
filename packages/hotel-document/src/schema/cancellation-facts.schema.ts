import type { CancellationTier, Fee } from '@latchkey/booking-core/cancellation';
import { z } from 'zod';
import { share } from './scalars.schema.ts';

const kinds = ['percent', 'nights', 'amount'] as const;

const fields = {
  percent: share.optional().meta({ description: 'percent of the total is kept', example: '0' }),
  nights: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'in place of percent: the first so many nights of every room are kept', example: '1' }),
  amount: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'in place of percent: a sum is kept, in minor units, once a booking', example: '5000' }),
  per: z.enum(['room', 'booking']).optional().meta({
    description: 'room: the amount is for each room; booking: once, as where nothing is said',
    example: '"room"',
  }),
};

type Written = { readonly [Key in keyof typeof fields]?: unknown };

const isOneKind = (fee: Written): boolean => kinds.filter((kind) => fee[kind] !== undefined).length === 1;
const isSumPerRoom = ({ per, amount }: Written): boolean => per === undefined || amount !== undefined;
const oneKind = 'with one of percent, nights and amount';
const sumPerRoom = 'without per, unless it is an amount';

/** booking-core's `Fee`. */
export const cancellationFeeFacts = z
  .strictObject(fields)
  .refine(isOneKind, oneKind)
  .refine(isSumPerRoom, sumPerRoom) as unknown as z.ZodType<Fee, Fee>;

/** booking-core's `CancellationTier`; hours count back from check-in. */
export const tierFacts = z
  .strictObject({
    hoursBeforeCheckIn: z.int().min(0).meta({ description: 'until so many hours before check-in', example: '48' }),
    ...fields,
  })
  .refine(isOneKind, oneKind)
  .refine(isSumPerRoom, sumPerRoom) as unknown as z.ZodType<CancellationTier, CancellationTier>;
