import { z } from 'zod';
import { operation } from '../operation.ts';
import { propertyKey, refusedCaller, unprovedCaller } from '../schemas/property.ts';
import { currency, minorUnits } from '../schemas/scalars.ts';

const bounds = {
  /** By how many percent of what a guest booked at reception may name another price; null: by as many as it likes. */
  pricePercent: z.int().min(0).max(100).nullable(),
  /** What reception may give back of one booking, and take of its security deposit, in minor units; null: as much as there is. */
  refund: minorUnits.min(0).max(1_000_000_000).nullable(),
};

/** Up to where reception may go by itself. */
export const propertyBoundsOperations = {
  getBounds: operation({
    summary: 'Up to where reception may name prices and give money back by itself',
    headers: propertyKey,
    responses: { 200: z.object({ ...bounds, currency }), ...refusedCaller },
  }),
  setBounds: operation({
    summary: 'Say up to where reception may name prices and give money back by itself; the owner’s',
    headers: propertyKey,
    body: z.strictObject(bounds).meta({ examples: [{ pricePercent: 10, refund: 500_000 }] }),
    responses: { 200: z.object({ ...bounds, currency }), ...unprovedCaller },
  }),
};
