import { z } from 'zod';
import { date, identifier, minorUnits } from './scalars.schema.ts';

/** A tax as booking-core's `TaxEntry` describes it; `name` is what a bill prints, in the tax's own language. */
export const taxFacts = z.strictObject({
  id: identifier,
  name: z.string().min(1),
  level: z.enum(['room', 'booking']),
  taxType: z.enum(['percentage', 'fixed']),
  tax: z.number().min(0),
  inclusive: z.boolean().default(false),
  index: z.int().default(0),
  useIndex: z.int().nullable().default(null),
  priceFrom: minorUnits.nullable().default(null),
  priceTo: minorUnits.nullable().default(null),
  validFrom: date.nullable().default(null),
  validTo: date.nullable().default(null),
});

const percentOff = z.number().gt(0).max(100);

export const promotionFacts = z.discriminatedUnion('kind', [
  z.strictObject({ id: identifier, kind: z.literal('early-bird'), daysAhead: z.int().min(1), percent: percentOff }),
  z.strictObject({ id: identifier, kind: z.literal('last-minute'), daysAhead: z.int().min(0), percent: percentOff }),
  z.strictObject({ id: identifier, kind: z.literal('flat-above'), above: minorUnits, off: minorUnits }),
  z.strictObject({
    id: identifier,
    kind: z.literal('coupon'),
    couponCode: z.string().min(3).max(40),
    percent: percentOff,
  }),
]);

export const feeFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: minorUnits }),
  z.strictObject({ kind: z.literal('percentage'), percent: percentOff }),
]);

export const advanceFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), percent: percentOff }),
  z.strictObject({ kind: z.literal('fixed'), amount: minorUnits }),
]);

/** booking-core's `BuyNowPayLater`. */
export const bnplFacts = z.strictObject({
  instalments: z.int().min(2).max(24),
  everyDays: z.int().min(1).max(90),
  from: minorUnits,
});

/** An extra with its tax in the price. */
export const addonFacts = z.strictObject({
  id: identifier,
  category: z.enum(['person', 'room', 'booking']),
  price: minorUnits,
});

/** Rate plans of rooms, and extras, that are sold together; what they cost is what each costs. */
export const packageFacts = z.strictObject({
  id: identifier,
  ratePlans: z.array(z.strictObject({ roomTypeId: identifier, ratePlanId: identifier })).min(1),
  addonIds: z.array(identifier).default([]),
});
