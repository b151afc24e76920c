import type { CancellationTier, Fee } from '@latchkey/booking-core/cancellation';
import { z } from 'zod';
import { share } from './scalars.schema.ts';

const kinds = ['percent', 'nights', 'amount'] as const;

const fields = {
  /** Of the total. */
  percent: share.optional(),
  /** The first so many nights of every room. */
  nights: z.int().min(1).optional(),
  /** Minor units: once a booking, or for each room. */
  amount: z.int().min(1).optional(),
  per: z.enum(['room', 'booking']).optional(),
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
  .strictObject({ hoursBeforeCheckIn: z.int().min(0), ...fields })
  .refine(isOneKind, oneKind)
  .refine(isSumPerRoom, sumPerRoom) as unknown as z.ZodType<CancellationTier, CancellationTier>;
