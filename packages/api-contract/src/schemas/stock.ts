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

/** Prices of a plan that a property sets; what is absent stays as it is. */
export const pricesSet = {
  /** Instead of the night's prices for as many guests. Those for fewer guests stay; those for more than are named go. */
  priceForPax: priceSteps,
  /** Prices for more guests than are named stay too. */
  keepOthers: z.boolean().optional(),
  extraAdult: minorUnits.min(0).max(1_000_000_000).optional(),
  extraChild: minorUnits.min(0).max(1_000_000_000).optional(),
};

/** Which stays a plan is sold to, as a property sets it; what is absent stays as it is. */
export const restrictionsSet = {
  /** Nights of a stay that begins on these nights. */
  minStay: z.int().min(1).max(90).optional(),
  maxStay: z.int().min(1).max(365).nullable().optional(),
  /** The only lengths of a stay that begins on these nights; null: any. */
  stayLengths: z.array(z.int().min(1).max(90)).min(1).max(90).nullable().optional(),
  /** Nights of a stay that has one of these nights in it. */
  minStayThrough: z.int().min(1).max(90).optional(),
  maxStayThrough: z.int().min(1).max(365).nullable().optional(),
  closed: z.boolean().optional(),
  closedToArrival: z.boolean().optional(),
  /** No stay ends on these dates. */
  closedToDeparture: z.boolean().optional(),
  /** Days from the booking to an arrival on these dates. */
  minAdvanceDays: z.int().min(0).max(730).optional(),
  maxAdvanceDays: z.int().min(0).max(730).nullable().optional(),
  /** The hour of the day of arrival until which a stay is sold, on the hotel’s clocks; null: all day. */
  cutOffHour: z.int().min(0).max(23).nullable().optional(),
};

/** How many rooms of a type are sold on a night. */
export const roomsSet = z.int().min(0).max(1000);

/**
 * The edit is meant: a price of 0 (never sold all the same), prices that fall with more guests, a tenth or ten times of
 * what stood there, a shortest stay above the longest, ten times the rooms that the files have. Never more than that.
 */
export const force = z.boolean().optional();

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

/** Who says a figure: another plan that this one follows, a person of the hotel or its operator, a program or a channel. */
export const setBy = z.enum(['derived', 'hand', 'channel']);

/** Figures of one field on nights in a row. */
export const figuresNamed = override.pick({ roomTypeId: true, ratePlanId: true, field: true, from: true, to: true });

/** Figures that somebody else has set, as they stand. */
export const newerFigures = override.omit({ rule: true });

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
  /** Of several changes the place of the one that it is about, from 0. */
  change: z.int().optional(),
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
