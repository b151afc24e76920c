import { z } from 'zod';
import { date, identifier, monthDay, ownName, weekday } from './scalars.schema.ts';

/** Dates of one year, or month and day of every year, which may pass the turn of the year. */
export const dayOfRule = z.union([date, monthDay], 'a date such as 2027-04-30, or month and day such as 04-30');

/** On which nights, of which rooms and plans, a rule holds: on all of them where it says nothing. */
export const nightScope = {
  from: dayOfRule
    .optional()
    .meta({ description: 'its first night: a date, or month and day of every year', example: '"2027-07-03"' }),
  to: dayOfRule
    .optional()
    .meta({ description: 'its last night, with a year where the first has one', example: '"2027-08-28"' }),
  on: z
    .array(date)
    .min(1)
    .max(400)
    .optional()
    .meta({ description: 'single nights, in place of from and to', example: '["2026-12-31"]' }),
  weekdays: z
    .array(weekday)
    .min(1)
    .optional()
    .meta({ description: 'the nights of these weekdays alone', example: '["fri", "sat"]' }),
  roomTypeIds: z
    .array(identifier)
    .min(1)
    .optional()
    .meta({ description: 'the rooms that it is of; all unless said', example: '["garden-suite"]' }),
  ratePlanIds: z
    .array(identifier)
    .min(1)
    .optional()
    .meta({ description: 'the rate plans that it is of; all unless said', example: '["flexible"]' }),
};

const nights = z.int().min(1).max(90);
const days = z.int().min(0).max(730);

/** What a property may ask of a stay on a night; booking-core's `NightRestrictions` in the words of its files. */
export const restrictionFields = {
  minStay: nights
    .optional()
    .meta({ description: 'the fewest nights of a stay that begins on these nights', example: '3' }),
  maxStay: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .meta({ description: 'the most nights of a stay that begins on these nights', example: '14' }),
  stayLengths: z
    .array(z.int().min(1).max(90))
    .min(1)
    .max(90)
    .optional()
    .meta({ description: 'the only lengths, in nights, of stays that begin on these nights', example: '[3, 4, 7]' }),
  minStayThrough: nights
    .optional()
    .meta({ description: 'the fewest nights of a stay that has one of these nights in it', example: '2' }),
  maxStayThrough: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .meta({ description: 'the most nights of a stay that has one of these nights in it', example: '7' }),
  arrivalDays: z
    .array(weekday)
    .min(1)
    .optional()
    .meta({ description: 'the weekdays on which stays begin', example: '["sat"]' }),
  departureDays: z
    .array(weekday)
    .min(1)
    .optional()
    .meta({ description: 'the weekdays on which stays end', example: '["sat"]' }),
  closedToArrival: z
    .literal(true)
    .optional()
    .meta({ description: 'true: no stay begins on these dates', example: 'true' }),
  closedToDeparture: z
    .literal(true)
    .optional()
    .meta({ description: 'true: no stay ends on these dates', example: 'true' }),
  minAdvanceDays: days
    .optional()
    .meta({ description: 'how many days before the arrival it is sold at least', example: '3' }),
  maxAdvanceDays: days
    .optional()
    .meta({ description: 'how many days before the arrival it is sold at most', example: '180' }),
  cutOffHour: z
    .int()
    .min(0)
    .max(23)
    .optional()
    .meta({ description: 'the hour of the day of arrival until which it is sold, 0 to 23', example: '18' }),
};

export const restrictionFacts = z.strictObject({
  id: identifier.meta({ description: 'the rule’s own id', example: '"summer"' }),
  name: ownName.meta({ description: 'what the hotel calls it; guests do not read it', example: '"Weekends"' }),
  ...nightScope,
  ...restrictionFields,
});
