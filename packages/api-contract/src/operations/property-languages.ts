import { proposalEndings } from '@latchkey/booking-core/language';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { locale } from '../schemas/scalars.ts';

const headers = propertyKey;
const path = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/);
/** A text, or a list whose entries are counted, such as what a room has. */
const said = z.union([z.string().max(fieldLengths.hotelText), z.array(z.string().max(1000)).max(200)]);

const lackedText = z.object({
  /** Its place in the words of the language. */
  path: z.string(),
  /** The language of the original. */
  from: locale,
  original: said,
  /** What the model proposed, or a person wrote; null where nothing is there yet. */
  value: said.nullable(),
  isRead: z.boolean(),
});

const language = z.object({
  language: locale,
  /** Whether guests read it, or the draft has it, or nothing has. */
  state: z.enum(['live', 'draft', 'none']),
  /** Texts that another language has, and that have no words or proposal in this one. */
  missing: z.int(),
  /** Proposals that nobody has read. */
  unread: z.int(),
  /** Proposals that were read and wait for the rest of their language. */
  read: z.int(),
  /** Whether the model is asked at the moment. */
  isRunning: z.boolean(),
  /** How asking it ended last: `away` where it did not answer, `limit` where a day’s texts were used up. */
  ended: z.enum(proposalEndings).nullable(),
  /** Answers that could not be taken, when it was asked last. */
  leftOut: z.int(),
});

/** A hotel's texts in its other languages: proposed by a text model, and read by a person before guests see them. */
export const propertyLanguagesOperations = {
  getLanguages: operation({
    summary: 'Which languages a hotel has, what they lack, and what a text model proposed for it',
    headers,
    /** Of which language the texts are told one by one. */
    query: z.strictObject({ language: locale.optional() }),
    responses: {
      200: z.object({
        /** Whether a text model is set. */
        canPropose: z.boolean(),
        languages: z.array(language),
        /** What the language that was asked for lacks. */
        texts: z.array(lackedText),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
  proposeTexts: operation({
    summary:
      'Have a text model propose what a language lacks, or all of them. It goes on by itself; nothing of it is in the draft before somebody has read it',
    headers,
    body: z.strictObject({ language: locale.optional() }).meta({ examples: [{ language: 'de' }] }),
    responses: {
      200: z.object({ languages: z.array(locale) }),
      ...refusedCaller,
      404: notFound,
      409: refusal('no_model', 'running', 'nothing_missing', 'limit'),
    },
  }),
  keepTexts: operation({
    summary:
      'Say how texts that a language lacks are to stand: proposed ones that were read, or a person’s own; null throws a proposal away. They come into the draft, those of a language that the hotel does not have once none is lacking',
    headers,
    params: z.object({ language: locale }),
    body: z
      .strictObject({
        texts: z
          .array(
            z.strictObject({
              path,
              /** As the caller read it. */
              original: said,
              value: said.nullable(),
            }),
          )
          .min(1)
          .max(300),
      })
      .meta({
        examples: [
          { texts: [{ path: 'headline', original: 'Rooms around a pool', value: 'Zimmer um einen stillen Pool' }] },
        ],
      }),
    responses: {
      200: z.object({
        /** Whether what was read is in the draft. */
        isInDraft: z.boolean(),
        unread: z.int(),
      }),
      ...refusedCaller,
      404: notFound,
      /** One of them is not lacking any more, or its original says something else by now. */
      409: refusal('changed'),
      422: z.object({ code: z.enum(['invalid', 'too_much']), paths: z.array(z.string()) }),
    },
  }),
};
