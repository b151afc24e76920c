import { z } from 'zod';
import { nightScope } from './restriction-facts.schema.ts';
import { identifier, minorUnits, percent } from './scalars.schema.ts';

/** A price that stands as it is written: no season's or weekday's percentage is added. */
const ownPrice = z.strictObject({
  priceForPax: z.array(z.strictObject({ pax: z.int().min(1), price: minorUnits.min(1) })).min(1),
  /** Those of the plan in the room, unless set. */
  extraAdult: minorUnits.optional(),
  extraChild: minorUnits.optional(),
});

/** Nights with other prices or a longer stay: of every year, of one year, or single ones. */
export const seasonFacts = z.strictObject({
  id: identifier,
  ...nightScope,
  /** Added to (or, negative, taken off) the base price of its nights. */
  percent: percent.default(0),
  /** By room type and rate plan, in place of the base price. */
  prices: z.record(identifier, z.record(identifier, ownPrice)).optional(),
  minStay: z.int().min(1).max(30).default(1),
});
