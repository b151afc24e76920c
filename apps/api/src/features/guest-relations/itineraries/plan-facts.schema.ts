import { locales } from '@latchkey/booking-core/language';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { z } from 'zod';

/** A plan that waits to be mailed. What follows `placeName` is absent from what an older engine kept. */
export const planFacts = z.object({
  email: z.string(),
  language: z.enum(locales),
  /** The choices in the plan's address. */
  search: z
    .object({
      days: z.string(),
      purpose: z.string(),
      from: z.string(),
      arrive: z.string(),
      keep: z.string(),
      plan: z.string(),
    })
    .partial()
    .default({}),
  days: z.array(
    z.object({
      day: z.number(),
      date: (z.iso.date() as unknown as z.ZodType<LocalDate>).nullable().optional(),
      stops: z.array(
        z.object({
          startsAt: z.string(),
          endsAt: z.string(),
          placeName: z.string(),
          lat: z.number().optional(),
          lng: z.number().optional(),
        }),
      ),
    }),
  ),
});

export type ItineraryFacts = z.input<typeof planFacts>;
