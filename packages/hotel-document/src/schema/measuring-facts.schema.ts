import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, 'an id as the service gives it');

/**
 * What an operator measures of its visits: nothing unless it is listed. `consent` says whether its guests' law wants them
 * asked first, which is so unless the operator knows better.
 */
export const measuringFacts = z.strictObject({
  consent: z.enum(['needed', 'not-needed']).default('needed'),
  /** The product analytics: its project's token, and whether sessions of guests who agree are recorded. */
  analytics: z
    .strictObject({ token: id, recording: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** The ids at the ad pixel, at the tag manager and of the global site tag. */
  pixel: id.nullable().default(null),
  tagManager: id.nullable().default(null),
  siteTag: id.nullable().default(null),
});

export type MeasuringFacts = z.output<typeof measuringFacts>;
