import { z } from 'zod';
import { consents } from './lists.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, 'an id as the service gives it');

/**
 * What an operator measures of its visits: nothing unless it is listed. `consent` says whether its guests' law wants them
 * asked first, which is so unless the operator knows better.
 */
export const measuringFacts = z.strictObject({
  consent: z
    .enum(consents)
    .default('needed')
    .meta({ description: 'whether guests are asked first', example: '"needed"' }),
  analytics: z
    .strictObject({
      token: id.meta({ description: 'the project’s token', example: '"phc_1"' }),
      recording: z
        .boolean()
        .default(false)
        .meta({ description: 'whether sessions of guests who agree are recorded', example: 'false' }),
    })
    .nullable()
    .default(null)
    .meta({ description: 'the product analytics, or null', example: '{ "token": "phc_1", "recording": false }' }),
  pixel: id.nullable().default(null).meta({ description: 'the id at the ad pixel, or null', example: '"123456"' }),
  tagManager: id
    .nullable()
    .default(null)
    .meta({ description: 'the id at the tag manager, or null', example: '"GTM-1"' }),
  siteTag: id
    .nullable()
    .default(null)
    .meta({ description: 'the id of the global site tag, or null', example: '"G-1"' }),
});

export type MeasuringFacts = z.output<typeof measuringFacts>;
