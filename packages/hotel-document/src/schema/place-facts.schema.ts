import { placeKind } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { clockTime, identifier, monthDay, weekday } from './scalars.schema.ts';

/** Somewhere to go; the itinerary plans with its hours. */
export const placeFacts = z.strictObject({
  id: identifier,
  kind: placeKind,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  opens: clockTime.default('00:00'),
  /** Earlier than `opens`: it closes after midnight. */
  closes: clockTime.default('23:59'),
  /** Weekdays on which it is closed. */
  closedOn: z.array(weekday).default([]),
  /** The part of every year in which it is open; it may pass the turn of the year. All year unless given. */
  season: z.strictObject({ from: monthDay, to: monthDay }).optional(),
  visitMinutes: z.int().min(10).max(480).default(60),
});
