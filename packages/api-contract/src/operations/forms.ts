import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { bookingId, emailAddress, localDate, locale, minorUnits, personName } from '../schemas/scalars.ts';

export const itineraryPurpose = z.enum(['leisure', 'family', 'business', 'romance', 'culture', 'food']);

export const itineraryStop = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  kind: z.enum(['meal', 'visit', 'rest']),
  placeName: z.string(),
  placeKind: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** From the stop before, in a straight line. */
  travelKm: z.number(),
  travelMinutes: z.int(),
  /** A sentence about the stop, in the language asked for. Plain text. */
  text: z.string().optional(),
});

const idempotency = z.object({ 'idempotency-key': z.string().min(8).max(128) });
const phone = z.string().trim().min(5).max(24);
const received = z.object({ received: z.literal(true) });

export const formOperations = {
  createItinerary: operation({
    summary: 'Plan days around the hotel; the same input gives the same plan',
    body: z.object({
      hotelId: z.int().positive(),
      days: z.int().min(1).max(3),
      purpose: itineraryPurpose,
      email: emailAddress.optional(),
      language: locale.optional(),
    }),
    responses: {
      200: z.object({ days: z.array(z.object({ day: z.int(), stops: z.array(itineraryStop) })) }),
      404: notFound,
    },
  }),
  subscribeNewsletter: operation({
    summary: 'Subscribe to a hotel’s letters; the answer is the same for an address that has already subscribed',
    headers: idempotency,
    body: z.object({ hotelId: z.int().positive(), email: emailAddress, language: locale.optional() }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused') },
  }),
  reportBetterPrice: operation({
    summary: 'Tell of a better price found elsewhere',
    headers: idempotency,
    body: z
      .object({
        hotelId: z.int().positive(),
        fullName: personName,
        email: emailAddress,
        contactNumber: phone,
        foundAt: z.string().trim().min(1).max(300),
        price: minorUnits.min(1),
        checkIn: localDate.optional(),
        checkOut: localDate.optional(),
        message: z.string().trim().max(1000).optional(),
        language: locale.optional(),
      })
      .refine(({ checkIn = '', checkOut }) => checkOut === undefined || checkIn < checkOut, { path: ['checkOut'] }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused', 'invalid_phone') },
  }),
  askQuestion: operation({
    summary: 'Ask the property a question',
    headers: idempotency,
    body: z.object({
      hotelId: z.int().positive(),
      question: z.string().trim().min(1).max(1000),
      fullName: personName.optional(),
      email: emailAddress,
      language: locale.optional(),
    }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused') },
  }),
  enquireCorporate: operation({
    summary: 'Enquire about stays for a company',
    headers: idempotency,
    body: z.object({
      /** Absent: the provider itself. */
      hotelId: z.int().positive().optional(),
      company: z.string().trim().min(1).max(200),
      fullName: personName,
      email: emailAddress,
      contactNumber: phone,
      roomNights: z.int().min(1).max(100_000).optional(),
      message: z.string().trim().max(2000).optional(),
      language: locale.optional(),
    }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused', 'invalid_phone') },
  }),
  giveFeedback: operation({
    summary: 'Feedback on a stay that has begun; it enters the draw for a voucher',
    headers: idempotency,
    body: z.object({ bookingId, rating: z.int().min(1).max(5), text: z.string().trim().max(2000).optional() }),
    responses: {
      201: z.object({
        received: z.literal(true),
        /** What may be won, minor units of INR; the hotel draws. */ voucherUpTo: minorUnits,
      }),
      403: refusal('verification_needed'),
      404: notFound,
      409: refusal('not_stayed', 'already_given'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
