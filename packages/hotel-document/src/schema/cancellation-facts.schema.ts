import type { CancellationTier, Fee } from '@latchkey/booking-core/cancellation';
import { z } from 'zod';
import { keptKinds, keptPer } from './lists.ts';
import { share } from './scalars.schema.ts';

/** Of one kind or another. */
type Key<Union> = Union extends unknown ? keyof Union : never;

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
  per: z.enum(keptPer).optional().meta({
    description: 'room: the amount is for each room; booking: once, as where nothing is said',
    example: '"room"',
  }),
} satisfies Readonly<Record<Exclude<Key<CancellationTier>, 'hoursBeforeCheckIn'>, z.ZodType>>;

type Written = { readonly [Key in keyof typeof fields]?: unknown };

const isOneKind = (fee: Written): boolean => keptKinds.filter((kind) => fee[kind] !== undefined).length === 1;
const isSumPerRoom = ({ per, amount }: Written): boolean => per === undefined || amount !== undefined;
const oneKind = 'with one of percent, nights and amount';
const sumPerRoom = 'without per, unless it is an amount';

/** booking-core's `Fee`. */
export const cancellationFeeFacts = z
  .strictObject(fields)
  .refine(isOneKind, oneKind)
  .refine(isSumPerRoom, sumPerRoom) as unknown as z.ZodType<Fee, Fee>;

const hours = {
  hoursBeforeCheckIn: z.int().min(0).meta({ description: 'until so many hours before check-in', example: '48' }),
} satisfies Readonly<Partial<Record<keyof CancellationTier, z.ZodType>>>;

/** booking-core's `CancellationTier`; hours count back from check-in. */
export const tierFacts = z
  .strictObject({ ...hours, ...fields })
  .refine(isOneKind, oneKind)
  .refine(isSumPerRoom, sumPerRoom) as unknown as z.ZodType<CancellationTier, CancellationTier>;
