import { z } from 'zod';
import { currency, localDate, minorUnits } from './scalars.ts';

/** Both ends are included; no span is longer than 731 nights. */
export const span = z.strictObject({ from: localDate, to: localDate });

/** Prices of a night by guests, ascending: the largest number named is how many guests the price is for. */
export const priceSteps = z
  .array(z.strictObject({ pax: z.int().min(1).max(20), price: minorUnits.min(0).max(1_000_000_000) }))
  .min(1)
  .max(20);

/** What of a night the property can set by hand, and give back to the rule of its files. */
export const overridable = z.enum([
  'total',
  'priceForPax',
  'extraAdult',
  'extraChild',
  'minStay',
  'maxStay',
  'stayLengths',
  'minStayThrough',
  'maxStayThrough',
  'closed',
  'closedToArrival',
  'closedToDeparture',
  'minAdvanceDays',
  'maxAdvanceDays',
  'cutOffHour',
]);

const value = z.union([
  z.array(z.object({ pax: z.int(), price: minorUnits })),
  z.array(z.int()),
  z.int(),
  z.boolean(),
  z.null(),
]);

/** What is set by hand of some nights in a row, beside what the files would say. */
export const override = z.object({
  roomTypeId: z.string(),
  /** Null for `total`, which all plans of the type share. */
  ratePlanId: z.string().nullable(),
  field: overridable,
  from: localDate,
  to: localDate,
  value,
  /** Null where the files have no such plan. */
  rule: value,
});

/** Why an edit of rooms, prices or restrictions is not made. */
export const stockFaultCode = z.enum([
  'past_dates',
  'beyond_horizon',
  'not_stocked',
  'other_currency',
  'unpriceable',
  'pax_above_room',
  'price_zero',
  'price_order',
  'price_jump',
  'stay_order',
  'total_jump',
]);

/** One fault of an edit with the nights and the figures that it is about. */
export const stockFault = z.object({
  code: stockFaultCode,
  dates: z.array(localDate).optional(),
  /** Of `past_dates` and `beyond_horizon`: the nights that can be set. */
  onSale: z.object({ from: localDate, to: localDate }).optional(),
  ratePlanId: z.string().optional(),
  field: overridable.optional(),
  /** For how many guests a price is. */
  pax: z.int().optional(),
  given: z.int().optional(),
  /** What it is measured by: what stood there, the price of fewer guests, the longest stay, what the room takes. */
  against: z.int().optional(),
  /** Of `other_currency`: what the hotel charges in. */
  currency: currency.optional(),
});
