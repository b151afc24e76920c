import { byGuestWord, guestWords } from '@latchkey/booking-core/guest-words';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { attribution } from '../schemas/attribution.ts';
import { bookingStatus, bookingReply, paymentIntent, traveller } from '../schemas/booking.ts';
import { idempotency, ofBooking } from '../schemas/of-a-booking.ts';
import { onlineCompletions, openedOrder } from '../schemas/payment.ts';
import { bill, quoteRequest, restDue } from '../schemas/pricing.ts';
import { notFound, refusal, unfitExtra } from '../schemas/problem.ts';
import { numberInQuery, bookingId, locale, minorUnits, isoMoment, typedLine, typedLines } from '../schemas/scalars.ts';

export const quote = z.object({
  quoteToken: z.string(),
  expiresAt: isoMoment,
  selection: quoteRequest,
  bill,
  pricingVersion: z.string(),
  /** Of who pays a deposit, when the rest is asked for; absent where it is paid on arrival. */
  rest: restDue.optional(),
});

/** The price a guest saw is no longer the price: old, new, and a quote that holds the new one. */
export const priceChanged = z.object({
  code: z.literal('price_changed'),
  oldTotal: minorUnits,
  newTotal: minorUnits,
  quote,
});

export const bookingOperations = {
  createQuote: operation({
    summary: 'Price a selection and promise it for a while',
    body: quoteRequest,
    responses: {
      201: quote,
      404: notFound,
      /** `hotel_closed`: the hotel takes no bookings now. */
      409: refusal('sold_out', 'hotel_closed'),
      422: z.union([
        unfitExtra,
        refusal('invalid_dates', 'max_occupancy', 'max_rooms', 'unknown_coupon', 'coupon_not_for_stay', 'not_for_sale'),
      ]),
    },
  }),
  getQuote: operation({
    summary: 'A quote with its bill; an expired one answers with a new one',
    params: z.object({ quoteToken: z.string().max(200) }),
    query: z.strictObject({ lang: locale.optional() }),
    responses: { 200: quote, 404: notFound, 409: z.union([priceChanged, refusal('sold_out', 'hotel_closed')]) },
  }),
  createBooking: operation({
    summary: 'Hold the rooms of a quote',
    headers: idempotency,
    body: z.strictObject({
      quoteToken: z.string().max(200),
      travellers: z.array(traveller).min(1).max(20),
      payment: paymentIntent,
      /** The country (ISO 3166) whose number a contact number without a prefix is; the hotel's unless given. */
      phoneCountry: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      language: locale.optional(),
      ...byGuestWord((word) => typedLines.max(guestWords[word].longest).optional()),
      estimatedArrivalTime: typedLine.max(fieldLengths.arrivalTime).optional(),
      /** Where the visit came from; what the site's own cookie says unless it is given. */
      attribution: attribution.optional(),
      /** The guest was told that the quote has made a booking already, and wants another. */
      again: z.boolean().optional(),
    }),
    responses: {
      201: z.object({
        bookingId,
        reference: z.string(),
        status: bookingStatus,
        expiresAt: isoMoment.optional(),
        /** Nothing is due now, and the rooms are held until the code that was sent to the guest is entered. */
        codeWanted: z.boolean().optional(),
      }),
      404: notFound,
      409: z.union([
        /** `coupon_not_for_stay`: others have used the code up meanwhile; `addon_not_with_stay`: others have taken the last of an extra. `too_many_holds`: this device, number, e-mail or network address holds, or has held within some hours, as much without payment as one may. */
        refusal(
          'sold_out',
          'quote_expired',
          'too_many_holds',
          'hotel_closed',
          'coupon_not_for_stay',
          'addon_not_with_stay',
        ),
        priceChanged,
        /** The quote has made a booking: it is named to the device that made it. `again` books once more. */
        z.object({
          code: z.literal('already_booked'),
          booking: z.object({ bookingId, reference: z.string() }).optional(),
        }),
      ]),
      422: refusal('idempotency_key_reused', 'payment_not_offered', 'invalid_phone'),
    },
  }),
  getBooking: operation({
    summary: 'A booking: whole to the device that made it, its status to others',
    params: ofBooking,
    query: z.strictObject({ lang: locale.optional() }),
    responses: { 200: bookingReply, 404: notFound },
  }),
  createPaymentOrder: operation({
    summary: 'Open an order with the gateway for what is due now, for what is left to pay, or for a card to be kept',
    params: ofBooking,
    headers: idempotency,
    /** The amount that the guest was shown, in minor units of the booking's currency: another one is refused. */
    query: z.strictObject({ amount: numberInQuery(z.int().positive()).optional() }),
    responses: {
      201: openedOrder,
      404: notFound,
      /** `payment_pending`: money may have left already; `amount_changed`: something else is due than was shown. */
      409: refusal('nothing_due', 'booking_expired', 'payment_pending', 'amount_changed'),
      502: refusal('gateway_unavailable'),
    },
  }),
  reportPaymentClosed: operation({
    summary: 'Tell that the gateway’s window was closed without a payment; kept in the history of the booking',
    params: ofBooking,
    body: z.strictObject({
      event: z.literal('payment_closed'),
      reason: z.enum([
        'modal closed for the India gateway',
        'modal closed for the card-vaulting provider',
        'modal closed for Stripe',
      ]),
      /** The booking's id with its secret part taken out. */
      bookingId: z.string().max(80),
      bookingObj: z.strictObject({ hotelId: z.int(), orderId: z.string().max(80) }),
    }),
    responses: { 202: z.object({}), 404: notFound },
  }),
  completePayment: operation({
    summary: 'Tell how the payment ended; settles the booking',
    params: ofBooking,
    headers: idempotency,
    body: z.discriminatedUnion('gateway', [
      ...onlineCompletions,
      /** The guest decides to pay at the desk instead, where the property offers it. */
      z.strictObject({ gateway: z.literal('at-property'), hotelId: z.int() }),
    ]),
    responses: {
      200: bookingReply,
      /** Paying at the property is agreed only by a device that made the booking or has verified itself; money may come from anyone. */
      403: refusal('verification_needed'),
      404: notFound,
      /**
       * `sold_out`: what was paid for a change goes back, the rooms being taken; the booking stands as it was. `nothing_due`: it waits for the
       * property’s answer, is paid, or is over.
       */
      409: refusal('booking_expired', 'nothing_due', 'payment_failed', 'payment_pending', 'sold_out'),
      422: refusal('invalid_signature', 'payment_not_offered', 'idempotency_key_reused'),
      502: refusal('gateway_unavailable'),
    },
  }),
};
