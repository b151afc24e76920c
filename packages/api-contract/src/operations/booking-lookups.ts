import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { maskedBooking } from '../schemas/booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { bookingId, locale, isoMoment } from '../schemas/scalars.ts';

/** How a guest on another device comes to their bookings: by a code. */
export const bookingLookupOperations = {
  createBookingLookup: operation({
    summary: 'Send a code to the guest who made a booking; the answer is the same for any number',
    body: z.strictObject({
      /** Absent: the hotel of the host, or on the provider’s domains any of its hotels. */
      hotelId: z.int().positive().optional(),
      /** A booking id, a reference, or a telephone number, as typed. */
      identifier: z.string().trim().min(3).max(fieldLengths.lookup),
      /** The code of the country whose number it is where it has no prefix: `34`. The hotel’s country unless given. */
      callingCode: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional(),
      language: locale.optional(),
    }),
    responses: {
      202: z.object({ lookupId: z.string(), expiresAt: isoMoment }),
      404: notFound,
      422: refusal('invalid_identifier'),
    },
  }),
  readBookingLookup: operation({
    summary: 'Whether the code was entered on this device, and the bookings that it then gave',
    params: z.object({ lookupId: bookingId }),
    responses: {
      200: z.object({
        /** `open` also where another device has entered it: this one learns nothing. */
        state: z.enum(['open', 'entered']),
        bookings: z.array(maskedBooking),
        /** From when on another code can be sent in its place. */
        repeatFrom: isoMoment.optional(),
      }),
      404: notFound,
    },
  }),
  repeatBookingLookup: operation({
    summary: 'Send another code for what was looked up, a minute after the one before',
    params: z.object({ lookupId: bookingId }),
    responses: {
      202: z.object({ lookupId: z.string(), expiresAt: isoMoment }),
      404: notFound,
      409: refusal('too_soon'),
    },
  }),
  mailBookingLink: operation({
    summary:
      'Mail a link, which opens the booking without a code, to the booking’s own address; the answer is the same whether one was sent, and once an hour it is',
    params: z.object({ lookupId: bookingId }),
    responses: { 202: z.object({ expiresAt: isoMoment }), 404: notFound },
  }),
  verifyBookingLookup: operation({
    summary: 'Enter the code: gives this device its bookings',
    params: z.object({ lookupId: bookingId }),
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    responses: {
      200: z.object({ bookings: z.array(maskedBooking) }),
      404: notFound,
      409: refusal('code_expired', 'code_used', 'too_many_tries'),
      422: refusal('code_wrong'),
    },
  }),
};
