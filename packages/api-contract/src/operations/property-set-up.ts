import { findingRanks, draftRefusals } from '@latchkey/booking-core/onboarding';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { hotelId, isoMoment, localDate, numberInQuery } from '../schemas/scalars.ts';
import { pictureRefusal, sentPicture } from './property-pictures.ts';

/** `hotel.json`, or the words of a language. */
const file = z.string().regex(/^(hotel|words\.[a-z]{2})\.json$/);
/** With dots; entries of lists go by their id where they have one, and by their number where not: `rooms.garden-twin.total`. */
const path = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/);

/** No text is longer than a field of its page takes: one that stands alone, in a list, or in an entry. */
function isTyped(value: unknown): boolean {
  const texts: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return texts.every((text) => typeof text !== 'string' || text.length <= fieldLengths.hotelText);
}

const documentChange = z.strictObject({
  file,
  path,
  /** What is to stand there; absent, what stands there is taken out. */
  value: z.unknown().optional().refine(isTyped, `texts of at most ${fieldLengths.hotelText} characters`),
});

const difference = z.object({
  file: z.string(),
  path: z.string(),
  /** Absent where nothing stood there. */
  before: z.unknown().optional(),
  /** Absent where nothing stands there any more. */
  after: z.unknown().optional(),
});

const finding = z.object({
  /** What keeps it from guests, what looks wrong, and what would be good to have. */
  rank: z.enum(findingRanks),
  file: z.string(),
  path: z.string(),
  /** What it is of: a sentence of the caller's own says it in the reader's language. */
  kind: z.string(),
  /** In English. */
  message: z.string(),
});

const conflict = z.object({
  file: z.string(),
  path: z.string(),
  /** What stood there when it was changed, what the change says, and what stands there now. */
  was: z.unknown().optional(),
  value: z.unknown().optional(),
  now: z.unknown().optional(),
});

const draft = z.object({
  /** 0 where nothing was ever saved. */
  version: z.int(),
  savedAt: isoMoment.nullable(),
  by: z.string().nullable(),
  changes: z.array(z.object({ file: z.string(), path: z.string(), value: z.unknown().optional() })),
});

const planned = z.object({
  /** The day of the hotel's own from which on it is in force. */
  from: localDate,
  plannedAt: isoMoment,
  by: z.string().nullable(),
  differences: z.array(difference),
  /** Places of what was in the way when the day came; null where it has not come. */
  refused: z.array(z.string()).nullable(),
});

const publication = z.object({
  number: z.int(),
  /** Null of what was in force before this was remembered. */
  at: isoMoment.nullable(),
  by: z.string().nullable(),
  source: z.enum(['files', 'desk']),
  /** The number of the publication whose documents these are again. */
  reverts: z.int().nullable(),
  isLive: z.boolean(),
});

const image = z.object({
  /** By which documents name it. */
  name: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
});

const headers = propertyKey;
const version = z.int().min(0);
const changed = z.object({ code: z.literal('changed'), newer: draft });
const notReady = z.object({ code: z.literal('not_ready'), findings: z.array(finding) });

/** What a hotel says of itself, changed at its desk: as a draft, then published. */
export const propertySetUpOperations = {
  getSetUp: operation({
    summary: 'What a hotel says of itself: what guests see, what is changed and not published, and what is missing',
    headers,
    responses: {
      200: z.object({
        /** Where its documents are kept: with the first publication at the desk they are kept there. */
        kept: z.enum(['files', 'desk']),
        live: publication,
        draft,
        planned: z.array(planned),
        /** As they would be with the draft, by name: `hotel.json`, `words.en.json`. */
        documents: z.record(z.string(), z.unknown()),
        /** Every picture that the documents may name: those that guests see, and those that were brought in. */
        images: z.array(image),
        /** What guests would see differently. */
        differences: z.array(difference),
        findings: z.array(finding),
        /** Changes of the draft at places at which something else stands by now: saved again they count. */
        conflicts: z.array(conflict),
        /** How many proposed texts nobody has read. */
        unread: z.int(),
        /** Whether a text model proposes texts in the languages that lack them. */
        canPropose: z.boolean(),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
  saveDraft: operation({
    summary:
      'Change what a hotel says of itself, in a draft that guests do not see. What is wrong in it is saved too, and told by `getSetUp`',
    headers,
    body: z
      .strictObject({
        /** Of the draft that the caller has read. */
        version,
        /** Throws away what was saved before. */
        startOver: z.boolean().optional(),
        changes: z.array(documentChange).max(500),
      })
      .meta({
        examples: [
          { version: 0, changes: [{ file: 'words.en.json', path: 'headline', value: 'Rooms around a pool' }] },
        ],
      }),
    responses: {
      200: draft,
      ...refusedCaller,
      404: notFound,
      409: changed,
      422: z.object({
        /** The provider sets it, or there is no such place. */
        code: z.enum(draftRefusals),
        paths: z.array(z.string()),
      }),
    },
  }),
  publishDraft: operation({
    summary:
      'Have guests see a draft, at once or from a day on. Bookings and open quotes stay under what they were made under',
    headers,
    body: z
      .strictObject({
        version,
        /** A day of the hotel's own; absent: now. */
        from: localDate.optional(),
      })
      .meta({ examples: [{ version: 3 }] }),
    responses: {
      200: z.object({ number: z.int().nullable(), from: localDate.nullable() }),
      ...refusedCaller,
      404: notFound,
      409: z.union([changed, refusal('nothing_to_publish', 'changed_meanwhile')]),
      422: z.union([notReady, refusal('in_the_past')]),
    },
  }),
  takeBackPlanned: operation({
    summary: 'Take back what was to be seen from a day on: it is in the draft again',
    headers,
    params: z.object({ from: localDate }),
    responses: { 200: draft, ...refusedCaller, 404: notFound },
  }),
  listPublications: operation({
    summary: 'What guests saw when, by whom, and what each time was different: the latest first',
    headers,
    query: z.strictObject({ before: numberInQuery(z.int().min(1)).optional() }),
    responses: {
      200: z.object({
        publications: z.array(
          publication.extend({
            /** From the publication before; null of the first, and where one of the two is not known any more. */
            differences: z.array(difference).nullable(),
          }),
        ),
        /** To be asked for as `before`, where there are more. */
        next: z.int().optional(),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
  revertTo: operation({
    summary: 'Have guests see again what they saw by an earlier publication. The draft stays',
    headers,
    params: z.object({ number: numberInQuery(z.int().min(1)) }),
    responses: {
      200: z.object({ number: z.int() }),
      ...refusedCaller,
      404: notFound,
      409: refusal('nothing_to_publish'),
      422: notReady,
    },
  }),
  keepHotelImage: operation({
    summary:
      'Bring in a picture that guests are to see, to be named in the draft: JPEG, PNG or WebP, of 8,000,000 bytes and 50 million pixels at most. It is turned upright and made anew without what the file says beside it, such as where it was taken; the same picture has the same name',
    headers,
    body: sentPicture,
    responses: {
      201: image,
      ...refusedCaller,
      404: notFound,
      409: refusal('too_many_pictures'),
      422: pictureRefusal,
      503: refusal('unavailable'),
    },
  }),
  getHotelImage: operation({
    summary:
      'A picture of the hotel’s, also one that guests do not see yet, as a JPEG: 1920 pixels wide at most, the small one 480. Its address opens only in a session of that hotel',
    headers,
    params: z.strictObject({
      /** The hotel whose it is: an address that a page names sends no header. */
      hotel: hotelId,
      image: z.string().max(80),
    }),
    query: z.strictObject({ size: z.enum(['small', 'large']).default('large') }),
    sendsPicture: true,
    responses: {
      200: z.string().meta({ format: 'binary', examples: [''] }),
      ...refusedCaller,
      404: notFound,
      503: refusal('unavailable'),
    },
  }),
};
