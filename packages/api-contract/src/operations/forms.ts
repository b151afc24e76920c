import { itineraryPurposes, mealSlots, stopKinds, planProblems } from '@latchkey/booking-core/itinerary';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import {
  bookingId,
  emailAddress,
  localDate,
  locale,
  minorUnits,
  personName,
  typedLine,
  typedLines,
} from '../schemas/scalars.ts';

const itineraryPurpose = z.enum(itineraryPurposes);

/** A way between two places: an estimate from the straight line. */
const itineraryLeg = z.object({ km: z.number(), minutes: z.int(), by: z.enum(['foot', 'car']) });

export const itineraryStop = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  kind: z.enum(stopKinds),
  placeName: z.string(),
  placeKind: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** From the stop before, in a straight line. */
  travelKm: z.number(),
  travelMinutes: z.int(),
  /** Why it is there, in the language asked for. Plain text. */
  text: z.string().optional(),
  /** What follows is absent from an older engine. The place's name in `kept` and `changes`. */
  placeId: z.string().optional(),
  travelBy: z.enum(['foot', 'car']).optional(),
  /** When the place opens and closes, `HH:mm`; `closes` before `opens` is after midnight. */
  opens: z.string().optional(),
  closes: z.string().optional(),
  /** Weekdays on which it is closed, 1 for Monday to 7 for Sunday. */
  closedOn: z.array(z.int()).optional(),
  /** The part of every year in which it is open, `MM-DD`; absent: all year. */
  season: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Which meal or rest it is; absent for a visit. */
  slot: z.enum(mealSlots).optional(),
  isLocked: z.boolean().optional(),
});

const itineraryDay = z.object({
  day: z.int(),
  stops: z.array(itineraryStop),
  /** Absent or null on an ordinary day. */
  date: localDate.nullable().optional(),
  /** The way back to the hotel; null on a day without stops. */
  back: itineraryLeg.nullable().optional(),
});

/** Stops and changes as the address of a plan carries them: `readKept` and `readChanges` of booking-core's `itinerary`. */
const planText = z
  .string()
  .max(1500)
  .regex(/^[a-z0-9._-]*$/);

const phone = z.string().trim().min(5).max(24);

interface AskedDays {
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
}
const endsAfterItBegins = ({ checkIn = '', checkOut }: AskedDays): boolean =>
  checkOut === undefined || checkIn < checkOut;
const endOfStay = { path: ['checkOut'] };

const received = z.object({ received: z.literal(true) });

export const formOperations = {
  createItinerary: operation({
    summary: 'Plan days around the hotel; the same input gives the same plan',
    body: z.strictObject({
      hotelId: z.int().positive(),
      days: z.int().min(1).max(3),
      purpose: itineraryPurpose,
      /** The plan is sent there, once a day. */
      email: emailAddress.optional(),
      language: locale.optional(),
      /** The date of the first day; absent: ordinary days. */
      from: localDate.refine((date) => date >= '2000' && date < '2200').optional(),
      /** When the guest arrives on the first day, `HH:mm`. */
      arrivesAt: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .optional(),
      kept: planText.optional(),
      changes: planText.optional(),
    }),
    responses: {
      200: z.object({
        days: z.array(itineraryDay),
        /** Wishes that the plan does not meet, as `UnmetWish` of booking-core's `itinerary` says. */
        unmet: z.array(z.object({ placeName: z.string(), code: z.enum(planProblems) })).optional(),
        /** How many places the hotel knows that a plan can have. */
        places: z.int().optional(),
      }),
      404: notFound,
    },
  }),
  subscribeNewsletter: operation({
    summary: 'Subscribe to a hotel’s letters; the answer is the same for an address that has already subscribed',
    headers: idempotency,
    body: z.strictObject({ hotelId: z.int().positive(), email: emailAddress, language: locale.optional() }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused') },
  }),
  requestAvailabilityAlert: operation({
    summary:
      'Ask to be told by mail, once, when a stay that is sold out can be booked; the answer never says what an address waits for',
    headers: idempotency,
    body: z.strictObject({
      hotelId: z.int().positive(),
      email: emailAddress,
      checkIn: localDate,
      checkOut: localDate,
      adults: z.int().min(1).max(20),
      /** One entry a child; null is an unknown age. */
      childAges: z.array(z.int().min(0).max(17).nullable()).max(20),
      infants: z.int().min(0).max(10),
      language: locale.optional(),
    }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused', 'invalid_dates') },
  }),
  reportBetterPrice: operation({
    summary: 'Tell of a better price found elsewhere',
    headers: idempotency,
    body: z
      .strictObject({
        hotelId: z.int().positive(),
        fullName: personName,
        email: emailAddress,
        contactNumber: phone,
        foundAt: typedLine.min(1).max(fieldLengths.foundAt),
        price: minorUnits.min(1),
        checkIn: localDate.optional(),
        checkOut: localDate.optional(),
        message: typedLines.max(fieldLengths.priceMessage).optional(),
        language: locale.optional(),
      })
      .refine(endsAfterItBegins, endOfStay),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused', 'invalid_phone') },
  }),
  askQuestion: operation({
    summary: 'Ask the property a question',
    headers: idempotency,
    body: z.strictObject({
      hotelId: z.int().positive(),
      question: typedLines.min(1).max(fieldLengths.question),
      fullName: personName.optional(),
      email: emailAddress,
      language: locale.optional(),
    }),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused') },
  }),
  enquireCorporate: operation({
    summary: 'Enquire about stays for a company',
    headers: idempotency,
    body: z
      .strictObject({
        /** Absent: the provider itself. */
        hotelId: z.int().positive().optional(),
        company: typedLine.min(1).max(fieldLengths.organisation),
        fullName: personName,
        email: emailAddress,
        contactNumber: phone,
        /** The town where the rooms are wanted, in the sender’s own words. */
        place: typedLine.min(1).max(fieldLengths.place).optional(),
        /** The days of the stays; either may be left open. */
        checkIn: localDate.optional(),
        checkOut: localDate.optional(),
        roomNights: z.int().min(1).max(100_000).optional(),
        message: typedLines.max(fieldLengths.enquiryMessage).optional(),
        language: locale.optional(),
      })
      .refine(endsAfterItBegins, endOfStay),
    responses: { 202: received, 404: notFound, 422: refusal('idempotency_key_reused', 'invalid_phone') },
  }),
  enquireAsHotelier: operation({
    summary: 'Tell the provider of a hotel that wants a booking site',
    headers: idempotency,
    body: z.strictObject({
      fullName: personName,
      hotelName: typedLine.min(1).max(fieldLengths.organisation),
      /** Town and country, in the sender’s own words. */
      place: typedLine.min(1).max(fieldLengths.place),
      rooms: z.int().min(1).max(10_000),
      email: emailAddress,
      contactNumber: phone,
      message: typedLines.max(fieldLengths.enquiryMessage).optional(),
      language: locale.optional(),
    }),
    responses: { 202: received, 422: refusal('idempotency_key_reused', 'invalid_phone') },
  }),
  giveFeedback: operation({
    summary: 'Feedback on a stay that has begun; it enters the draw for a voucher',
    headers: idempotency,
    body: z.strictObject({
      bookingId,
      rating: z.int().min(1).max(5),
      text: typedLines.max(fieldLengths.reviewText).optional(),
    }),
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
