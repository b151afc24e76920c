import { z } from 'zod';
import { date, identifier, monthDay, weekday } from './scalars.schema.ts';

/** Dates of one year, or month and day of every year, which may pass the turn of the year. */
export const dayOfRule = z.union([date, monthDay], 'a date such as 2027-04-30, or month and day such as 04-30');

/** On which nights, of which rooms and plans, a rule holds: on all of them where it says nothing. */
export const nightScope = {
  from: dayOfRule.optional(),
  to: dayOfRule.optional(),
  /** Single nights, in place of from and to. */
  on: z.array(date).min(1).max(400).optional(),
  weekdays: z.array(weekday).min(1).optional(),
  roomTypeIds: z.array(identifier).min(1).optional(),
  ratePlanIds: z.array(identifier).min(1).optional(),
};

const nights = z.int().min(1).max(90);
const days = z.int().min(0).max(730);

/** What a property may ask of a stay on a night; booking-core's `NightRestrictions` in the words of its files. */
export const restrictionFields = {
  minStay: nights.optional(),
  maxStay: z.int().min(1).max(365).optional(),
  /** The only lengths of stays that begin on these nights. */
  stayLengths: z.array(z.int().min(1).max(90)).min(1).max(90).optional(),
  minStayThrough: nights.optional(),
  maxStayThrough: z.int().min(1).max(365).optional(),
  /** The weekdays on which stays begin, and on which they end. */
  arrivalDays: z.array(weekday).min(1).optional(),
  departureDays: z.array(weekday).min(1).optional(),
  closedToArrival: z.literal(true).optional(),
  closedToDeparture: z.literal(true).optional(),
  minAdvanceDays: days.optional(),
  maxAdvanceDays: days.optional(),
  /** The hour of the day of arrival until which the stay is sold. */
  cutOffHour: z.int().min(0).max(23).optional(),
};

export const restrictionFacts = z.strictObject({ id: identifier, ...nightScope, ...restrictionFields });
