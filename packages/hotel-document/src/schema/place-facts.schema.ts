import { placeKind } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { clockTime, identifier, monthDay, weekday } from './scalars.schema.ts';

/** Somewhere to go; the itinerary plans with its hours. */
export const placeFacts = z.strictObject({
  id: identifier.meta({ description: 'the place’s own id', example: '"prater"' }),
  kind: placeKind.meta({ description: 'the kind of place', example: '"restaurant"' }),
  latitude: z.number().min(-90).max(90).meta({ description: 'degrees north of the equator', example: '52.54' }),
  longitude: z.number().min(-180).max(180).meta({ description: 'degrees east of Greenwich', example: '13.4102' }),
  opens: clockTime.default('00:00').meta({ description: 'when it opens', example: '"12:00"' }),
  closes: clockTime
    .default('23:59')
    .meta({ description: 'when it closes; earlier than opens: after midnight', example: '"23:00"' }),
  closedOn: z.array(weekday).default([]).meta({ description: 'weekdays on which it is closed', example: '["mon"]' }),
  /** The part of every year in which it is open; it may pass the turn of the year. All year unless given. */
  season: z
    .strictObject({
      from: monthDay.meta({ description: 'its first day, month and day', example: '"04-01"' }),
      to: monthDay.meta({ description: 'its last day, month and day', example: '"09-30"' }),
    })
    .optional()
    .meta({ description: 'the part of every year in which it is open', example: '{ "from": "04-01", "to": "09-30" }' }),
  visitMinutes: z.int().min(10).max(480).default(60).meta({ description: 'minutes of a visit', example: '90' }),
});
