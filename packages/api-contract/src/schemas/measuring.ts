import { z } from 'zod';

const script = z.object({ id: z.string(), scriptUrl: z.string() });

/** What a site measures of its visits, as its operator has switched it on. Where absent, the site measures nothing. */
export const measuring = z.object({
  /** Whether guests are asked before anything is measured; `not-needed` where the guests' law allows it unasked. */
  consent: z.enum(['needed', 'not-needed']),
  /** The product analytics, reached by paths of our own; sessions are recorded only where a guest has agreed. */
  analytics: z.object({ token: z.string(), recording: z.boolean() }).nullable(),
  /** The three that load a script of their own, never on pages of payment or of one booking. */
  pixel: script.nullable(),
  tagManager: script.nullable(),
  siteTag: script.nullable(),
  /** The origins of those three, as a content-security policy names them. */
  origins: z.object({
    script: z.array(z.string()),
    connect: z.array(z.string()),
    image: z.array(z.string()),
  }),
  /** Where the hotel is, in English; null for the provider. */
  place: z.object({ city: z.string(), region: z.string(), country: z.string() }).nullable(),
});
