import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingStatus, bookingReply, guestRequest, maskedBooking } from '../schemas/booking.ts';
import { bill, quoteRequest } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { bookingId, currency, localDate, locale, minorUnits, moment } from '../schemas/scalars.ts';

const params = z.object({ bookingId });
const idempotency = z.object({ 'idempotency-key': z.string().min(8).max(128) });
/** The device neither booked nor has verified itself by a code. */
const needsCode = refusal('verification_needed');

/** What cancelling costs at this moment. `penalty + processingCharge + refund` is what was paid. */
export const cancellationQuote = z.object({
  currency,
  total: minorUnits,
  paid: minorUnits,
  feePercent: z.number(),
  reason: z.enum(['not_confirmed', 'tier', 'after_last_tier', 'check_in_day']),
  fee: minorUnits,
  /** The fee is never below this: the fee that the booking had reached before its dates, guests or rooms were changed. */
  leastFee: minorUnits,
  penalty: minorUnits,
  processingCharge: minorUnits,
  refund: minorUnits,
  code: z.enum(['refund', 'nothing_paid', 'fee_covers_payment', 'paid_less_than_refund']),
  /** The last moment at which it is free, or null where it no longer is. */
  freeUntil: moment.nullable(),
  /** Between which days a refund arrives, or null where there is none. */
  arrives: z.object({ from: localDate, to: localDate }).nullable(),
});

/** What a change costs: `due` is paid before it takes effect, `refund` comes back. */
export const modificationQuote = z.object({
  quoteToken: z.string(),
  expiresAt: moment,
  selection: quoteRequest,
  bill,
  currency,
  oldTotal: minorUnits,
  newTotal: minorUnits,
  /** New less old; negative where it becomes cheaper. */
  difference: minorUnits,
  paid: minorUnits,
  due: minorUnits,
  /** Of a lower price, what the cancellation terms and the payment company keep. */
  penalty: minorUnits,
  processingCharge: minorUnits,
  refund: minorUnits,
  /** What cancelling costs at least once the change is made: a change does not make cancelling cheaper. */
  leastFeeAfter: minorUnits,
});

export const afterBookingOperations = {
  createBookingLookup: operation({
    summary: 'Send a code to the guest who made a booking; the answer is the same for any number',
    body: z.object({
      /** Absent: the hotel of the host, or on the provider’s domains any of its hotels. */
      hotelId: z.int().positive().optional(),
      /** A booking id, a reference, or a telephone number, as typed. */
      identifier: z.string().trim().min(3).max(80),
      language: locale.optional(),
    }),
    responses: {
      202: z.object({ lookupId: z.string(), expiresAt: moment }),
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
        repeatFrom: moment.optional(),
      }),
      404: notFound,
    },
  }),
  repeatBookingLookup: operation({
    summary: 'Send another code for what was looked up, a minute after the one before',
    params: z.object({ lookupId: bookingId }),
    responses: {
      202: z.object({ lookupId: z.string(), expiresAt: moment }),
      404: notFound,
      409: refusal('too_soon'),
    },
  }),
  verifyBookingLookup: operation({
    summary: 'Enter the code: gives this device its bookings',
    params: z.object({ lookupId: bookingId }),
    body: z.object({ code: z.string().regex(/^\d{6}$/) }),
    responses: {
      200: z.object({ bookings: z.array(maskedBooking) }),
      404: notFound,
      409: refusal('code_expired', 'code_used', 'too_many_tries'),
      422: refusal('code_wrong'),
    },
  }),
  quoteCancellation: operation({
    summary: 'What cancelling would cost now',
    params,
    responses: {
      200: cancellationQuote,
      403: needsCode,
      404: notFound,
      409: refusal('not_cancellable', 'after_check_in'),
    },
  }),
  cancelBooking: operation({
    summary: 'Cancel a booking, at the refund the guest was shown',
    params,
    headers: idempotency,
    body: z.object({ refund: minorUnits }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: z.union([
        refusal('not_cancellable', 'after_check_in'),
        z.object({ code: z.literal('refund_changed'), quote: cancellationQuote }),
      ]),
      422: refusal('idempotency_key_reused'),
    },
  }),
  answerPriceRevision: operation({
    summary: 'Accept or refuse the price the property has revised',
    params,
    headers: idempotency,
    body: z.object({ decision: z.enum(['accept', 'refuse']), updatedPrice: minorUnits }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: refusal('not_revised', 'price_changed', 'booking_expired'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  createGuestRequest: operation({
    summary: 'Ask the property for an early arrival or a late departure',
    params,
    headers: idempotency,
    body: z.object({
      kind: z.enum(['arrival', 'departure']),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      note: z.string().trim().max(500).optional(),
    }),
    responses: {
      201: guestRequest,
      403: needsCode,
      404: notFound,
      409: refusal('not_confirmed', 'too_late', 'too_many_requests'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  quoteModification: operation({
    summary:
      'Price other dates, guests or rooms for a booking, as a difference; rooms and extras stay unless they are named',
    params,
    body: quoteRequest.pick({ stay: true, rooms: true, addons: true }).partial({ rooms: true }),
    responses: {
      200: modificationQuote,
      403: needsCode,
      404: notFound,
      409: refusal('not_modifiable', 'sold_out'),
      422: refusal(
        'invalid_dates',
        'max_occupancy',
        'max_rooms',
        'not_for_sale',
        'unknown_coupon',
        'payment_not_offered',
      ),
    },
  }),
  modifyBooking: operation({
    summary: 'Change a booking as quoted; where something is due, it takes effect when that is paid',
    params,
    headers: idempotency,
    body: z.object({ quoteToken: z.string().max(200), due: minorUnits, refund: minorUnits }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: z.union([
        refusal('not_modifiable', 'sold_out', 'quote_expired'),
        z.object({ code: z.literal('difference_changed'), quote: modificationQuote }),
      ]),
      422: refusal('idempotency_key_reused', 'payment_not_offered'),
    },
  }),
  exportPersonalData: operation({
    summary: 'Everything kept about the guests of a booking',
    params,
    responses: {
      200: z.object({
        exportedAt: moment,
        booking: z.record(z.string(), z.unknown()),
        requests: z.array(guestRequest),
        messages: z.array(z.object({ kind: z.string(), at: moment })),
        /** Sent in on this stay; and at this hotel under the mail address and the number where a code sent there was entered at this device. */
        forms: z.array(z.object({ kind: z.string(), at: moment, facts: z.record(z.string(), z.unknown()) })),
      }),
      403: needsCode,
      404: notFound,
    },
  }),
  erasePersonalData: operation({
    summary:
      'Forget the guests of a booking that is over, and what was sent in under an address or number proved by a code; the books stay whole',
    params,
    responses: {
      200: z.object({ status: bookingStatus, erasedAt: moment }),
      403: needsCode,
      404: notFound,
      409: refusal('booking_active'),
    },
  }),
  leaveDevice: operation({
    summary: 'End what this device may see, of this booking and every other, and delete its cookie',
    params,
    responses: { 200: z.object({ left: z.literal(true) }), 403: needsCode, 404: notFound },
  }),
};
