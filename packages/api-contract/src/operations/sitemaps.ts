import { z } from 'zod';
import { operation } from '../operation.ts';
import { numberInQuery, locale, isoMoment } from '../schemas/scalars.ts';

/** When a hotel's files last changed; null where the engine does not know. */
const changedAt = isoMoment.nullable();

export const sitemapOperations = {
  listSitemapParts: operation({
    summary: 'The parts that the hotels are listed in for search engines, each by the id of its first hotel',
    query: z.strictObject({}),
    responses: {
      200: z.object({
        /** `changedAt` is the last change of any hotel of the part. */
        parts: z.array(z.object({ from: z.int(), changedAt })),
      }),
    },
  }),
  listSitemapHotels: operation({
    summary: 'One part of the hotels, in the order of their ids, with what their pages are addressed by',
    query: z.strictObject({
      /** The first hotel of the part, or where to begin. */
      from: numberInQuery(z.int().min(0).max(999_999_999)).default(0),
      /** Only hotels up to this id: with `from`, one hotel. */
      to: numberInQuery(z.int().min(0).max(999_999_999)).optional(),
    }),
    responses: {
      200: z.object({
        hotels: z.array(
          z.object({
            id: z.int(),
            websiteSlug: z.string(),
            /** The host of its own that its pages are to be found on; null where it has none. */
            domain: z.string().nullable(),
            roomTypeIds: z.array(z.string()),
            /** The languages it has words in; absent where the engine does not know: then in all. */
            languages: z.array(locale).optional(),
            changedAt,
            /** Of its home, which a published review changes too; absent where an older engine answers. */
            homeChangedAt: changedAt.optional(),
          }),
        ),
      }),
    },
  }),
};
