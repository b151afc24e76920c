import { inboxKinds, closeReasons } from '@latchkey/booking-core/inbox';
import { principalKinds } from '@latchkey/booking-core/staff';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { guestRequest } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { bookingId, isoMoment, locale, localDate, minorUnits, numberInQuery, typedLines } from '../schemas/scalars.ts';
import { message } from './guest-messages.ts';

/**
 * What somebody waits for: a question or a company's enquiry sent in on the site, a better price found elsewhere, another
 * time asked for, a review with words, or what a guest wrote about a booking.
 */
const answerKind = z.enum(inboxKinds);
/** Those that are answered by a letter; a request is accepted or declined, and a review answered where it stands. */
const letterKind = answerKind.extract(['question', 'lead', 'enquiry', 'message']);

const ofAnswer = z.strictObject({ kind: answerKind, id: z.string().max(80) });

const closeReason = z.enum(closeReasons);

/** Something that the property owes an answer, or did. */
export const answerOwed = z.object({
  kind: answerKind,
  id: z.string(),
  askedAt: isoMoment,
  /** The moment that a request is about, after which no answer helps; null of all else. */
  dueAt: isoMoment.nullable(),
  from: z.object({
    /** Empty where none was given. */
    name: z.string(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** The guest's own words; empty where there are none. */
  text: z.string(),
  /** In which it was written, as far as is known. */
  locale,
  booking: z.object({ bookingId, reference: z.string() }).nullable(),
  /** Of a better price found elsewhere: where, and how much in the hotel's currency. */
  seen: z.object({ at: z.string(), price: minorUnits, currency: z.string() }).nullable(),
  /** The days that it is about, as far as they were told. */
  checkIn: localDate.nullable(),
  checkOut: localDate.nullable(),
  roomNights: z.int().nullable(),
  /** What a request asks for; null of all else. */
  asked: z.object({ kind: guestRequest.shape.kind, time: z.string() }).nullable(),
  /** Of a review, 1 to 5. */
  rating: z.int().nullable(),
  /** Who looks after it; null while nobody does. */
  owner: z.object({ kind: z.enum(principalKinds), id: z.string(), name: z.string() }).nullable(),
  /** What a letter in answer begins as, in the guest's language; empty where no letter answers it. */
  draft: z.string(),
  /** How it ended; null while an answer is owed. */
  closed: z
    .object({
      /** Null of what was answered before it was kept, or ended by itself. */
      at: isoMoment.nullable(),
      by: z.string().nullable(),
      how: z.enum(['answered', 'accepted', 'declined', 'lapsed', 'closed']),
      reason: closeReason.nullable(),
      answer: z.string().nullable(),
      delivery: message.shape.delivery.nullable(),
    })
    .nullable(),
});

export const propertyAnswerOperations = {
  listAnswers: operation({
    summary: 'What guests wait to be answered, the most urgent first; or what is closed, the latest first',
    headers: propertyKey,
    query: z.strictObject({
      state: z.enum(['open', 'closed']).default('open'),
      kind: answerKind.optional(),
      /** Only what the caller looks after. */
      owner: z.literal('me').optional(),
      /** `next` of the answer before, of the same filters. */
      cursor: z
        .string()
        .regex(/^\d{1,15}\.[a-z]{5,8}\.[A-Za-z0-9_-]{1,80}$/)
        .meta({ examples: ['1795413600000.question.m2b5r1c9wq3X0mJ6mV0Kx8'] })
        .optional(),
      limit: numberInQuery(z.int().min(1).max(100)).default(50),
    }),
    responses: {
      200: z.object({
        answers: z.array(answerOwed),
        /** How many answers the property owes in all, whatever the filters. */
        owed: z.int(),
        /** Where to go on; absent at the end of the list. */
        next: z.string().optional(),
      }),
      ...refusedCaller,
    },
  }),
  getAnswer: operation({
    summary: 'One of them, owed or closed',
    headers: propertyKey,
    params: ofAnswer,
    responses: { 200: answerOwed, ...refusedCaller, 404: notFound },
  }),
  takeAnswer: operation({
    summary: 'Look after it, in place of whoever did; or leave it to others',
    headers: propertyKey,
    params: ofAnswer,
    body: z.strictObject({ owner: z.enum(['me', 'nobody']) }),
    responses: { 200: answerOwed, ...refusedCaller, 404: notFound, 409: refusal('already_closed') },
  }),
  sendAnswer: operation({
    summary: 'Answer by a letter: by mail to whoever asked on the site, and in the conversation of a booking',
    headers: propertyKey.extend(idempotency.shape),
    params: ofAnswer.extend({ kind: letterKind }),
    body: z
      .strictObject({ text: typedLines.min(1).max(fieldLengths.propertyLetter) })
      .meta({ examples: [{ text: 'The pool is open all year.' }] }),
    responses: {
      200: answerOwed,
      ...refusedCaller,
      404: notFound,
      409: refusal('already_closed', 'not_reachable', 'link_not_allowed', 'hotel_held', 'too_many_messages'),
      /** `too_long`: the guest can be reached by SMS alone. */
      422: refusal('idempotency_key_reused', 'too_long'),
    },
  }),
  closeAnswer: operation({
    summary: 'Close it without an answer from here, and say why; a request is accepted or declined instead',
    headers: propertyKey,
    params: ofAnswer.extend({ kind: answerKind.exclude(['request']) }),
    body: z.strictObject({ reason: closeReason }),
    responses: { 200: answerOwed, ...refusedCaller, 404: notFound, 409: refusal('already_closed') },
  }),
  reopenAnswer: operation({
    summary: 'What was closed without an answer is owed one again',
    headers: propertyKey,
    params: ofAnswer.extend({ kind: answerKind.exclude(['request']) }),
    responses: { 200: answerOwed, ...refusedCaller, 404: notFound, 409: refusal('not_closed') },
  }),
};
