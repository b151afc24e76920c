import { refundCodes } from '@latchkey/booking-core/refund';
import { propertyActNames } from '@latchkey/booking-core/booking-states';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { attribution } from '../schemas/attribution.ts';
import { bookingRoom, bookingStatus, guestRequest, paymentStatus, wholeBooking } from '../schemas/booking.ts';
import { quoteRequest } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { boundedCaller, propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import { shareState } from '../schemas/shares.ts';
import {
  locale,
  numberInQuery,
  bookingId,
  currency,
  localDate,
  minorUnits,
  namedCurrency,
  isoMoment,
  typedLines,
} from '../schemas/scalars.ts';
import { note } from './property-notes.ts';

/** A booking id or its reference, as it is read over the telephone. */
const params = z.object({ booking: z.string().max(80) });
const headers = propertyKey;
/** Of an act on one booking. */
const actHeaders = propertyKey.extend(seenByCaller.shape);

/** What the property writes to the guest with it: plain text in the guest's mail. */
const houseWords = typedLines.min(1).max(fieldLengths.propertyWords).optional();

/** What could not be delivered to the guest for a day; absent where all was. */
const undelivered = z.array(z.enum(['voucher'])).optional();

export const propertyBooking = z.object({
  bookingId,
  reference: z.string(),
  status: bookingStatus,
  paymentStatus,
  stay: quoteRequest.shape.stay,
  rooms: z.array(bookingRoom),
  guestName: z.string(),
  currency,
  total: minorUnits,
  amountPaid: minorUnits,
  expiresAt: isoMoment.nullable(),
  createdAt: isoMoment,
  openRequests: z.int(),
  undelivered,
  /** Where its visit came from, as its link said; absent where it said nothing. */
  attribution: attribution.optional(),
});

/** A mail or SMS to the guest, and whether it has gone out. */
export const sentMessage = z.object({
  at: isoMoment,
  channel: z.enum(['mail', 'sms']),
  /** `voucher`, `review`, or the notice by its name. */
  about: z.string(),
  /** `failed`: undeliverable, and the engine has given up. */
  state: z.enum(['waiting', 'sent', 'failed']),
  /**
   * Why it failed: it was one too many of a day, and can be sent again on another, or the hotel may not write there now.
   * Absent: it was not taken.
   */
  why: z.enum(['over_limit', 'stopped']).optional(),
});

/** A booking with all that its property acts by. */
export const bookingAtDesk = wholeBooking.extend({
  attribution: attribution.optional(),
  undelivered,
  /** What the property can do with it at this moment. */
  acts: z.array(z.enum(propertyActNames)),
  /** The number of what last happened to it: an act that carries it is refused where more has happened since. */
  lastEvent: z.int(),
  /** What the stay still costs. */
  toPay: minorUnits,
  /** The most that can be given back without cancelling. */
  refundable: minorUnits,
  /** What cancelling for the property gives back unless it names less. */
  paidTowardsStay: minorUnits,
  /** What a no-show does with what was paid; absent where it is none that can be marked. */
  ifNoShow: z
    .object({
      refund: minorUnits,
      kept: minorUnits,
      /** The fee that is taken of the card that is kept; absent where none is. */
      charge: minorUnits.optional(),
      /** What of the fee was not paid and is then owed at the property; absent where nothing is. */
      owed: minorUnits.optional(),
    })
    .optional(),
  /** The balance at the counter, either way, if the guest leaves now; absent where no guest can be checked out. */
  ifCheckedOut: z.object({ toPay: minorUnits, toGiveBack: minorUnits, nightsLeft: z.int() }).optional(),
  /** What cancelling would cost the guest at this moment, and until when it costs nothing; absent where a guest cannot. */
  ifCancelled: z.object({ refund: minorUnits, kept: minorUnits, freeUntil: isoMoment.nullable() }).optional(),
  /** What the guest declared to be free of a tax: the property looks at the proof on arrival. Absent where nothing was. */
  taxExemptions: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
  /** Who pays what of it through gateways, where its cost is divided: the shares in order, and who booked, without one, last. */
  payers: z
    .array(
      z.object({
        share: z.object({ label: z.string(), amount: minorUnits, state: shareState }).optional(),
        /** The name that the payer of a share gave. */
        name: z.string().optional(),
        /** Their payments, and their refunds, those on their way included. */
        paid: minorUnits,
        back: minorUnits,
      }),
    )
    .optional(),
  /** The link to pay that was sent last; absent where none was. */
  linkToPay: z
    .object({
      at: isoMoment,
      /** What it asked for when it was sent. */
      amount: minorUnits,
      /**
       * `waiting`: something can be paid online at this moment; `paid`: that was paid since; `over`: nothing is to be paid
       * online any more, whoever has settled it.
       */
      state: z.enum(['waiting', 'paid', 'over']),
      /** The page to which it leads, which opens to the guest alone. */
      url: z.string(),
    })
    .optional(),
  /** The rooms by number that it has, each with its first and its last night; fewer where one has none. */
  units: z
    .array(
      z.object({
        unitId: z.string(),
        number: z.string(),
        floor: z.string().nullable(),
        first: localDate,
        last: localDate,
        /** A person has said that it stays there. */
        isPinned: z.boolean(),
      }),
    )
    .optional(),
  /** What shifts have left about it and is not done. */
  notes: z.array(note),
  /** What was written to the guest, latest first. */
  sent: z.array(sentMessage),
});

export const propertyBookingOperations = {
  listPropertyBookings: operation({
    summary:
      'The property’s bookings, latest first; with `after`, those that changed since, in the order of their changes',
    headers,
    query: z.strictObject({
      status: bookingStatus.optional(),
      /** By arrival, both ends included. */
      from: localDate.optional(),
      to: localDate.optional(),
      /** Who leaves on a date, and who stays on it, those who arrive included; confirmed unless `status` says otherwise. */
      departing: localDate.optional(),
      inHouse: localDate.optional(),
      /** `next` of the answer before, of the same filters: what comes after it. Not beside `after`. */
      cursor: z
        .string()
        .regex(/^\d{1,15}\.\d{1,9}_[A-Za-z0-9_-]{22}$/)
        .optional(),
      /** What changed after this number: 0 for all that ever did, then `next` of the answer before, which is always there then. */
      after: numberInQuery(z.int().min(0)).optional(),
      limit: numberInQuery(z.int().min(1).max(200)).default(50),
    }),
    responses: {
      200: z.object({
        bookings: z.array(propertyBooking),
        /** Where to go on; absent at the end of a list. */
        next: z.string().optional(),
      }),
      ...refusedCaller,
    },
  }),
  getPropertyBooking: operation({
    summary: 'One booking, whole',
    headers,
    params,
    /** Of the names of rooms, plans and extras; English unless given. */
    query: z.strictObject({ language: locale.optional() }),
    responses: {
      200: bookingAtDesk,
      ...refusedCaller,
      404: notFound,
    },
  }),
  getLinkedBooking: operation({
    summary: 'The booking that the link in a mail to the hotel opens, without telephone numbers and mailboxes',
    headers,
    /** Of the names of rooms, plans and extras; English unless given. */
    query: z.strictObject({ language: locale.optional() }),
    responses: {
      200: z.object({
        hotelId: z.int(),
        hotelName: z.string(),
        reference: z.string(),
        /** Absent once nothing is left to do with it: the link has ended. */
        booking: bookingAtDesk.optional(),
        /** Whether whoever asks is signed in at the desk, and reads bookings at the hotel. */
        isSignedIn: z.boolean(),
      }),
      ...refusedCaller,
    },
  }),
  confirmRequest: operation({
    summary: 'Take a requested booking: confirmed, or waiting for its payment',
    headers: actHeaders,
    params,
    body: z.strictObject({ words: houseWords }).optional(),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_requested', 'booking_expired'),
    },
  }),
  rejectRequest: operation({
    summary: 'Turn a requested booking down; what was paid goes back',
    headers: actHeaders,
    params,
    body: z.strictObject({ words: houseWords }).optional(),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_requested', 'booking_expired'),
    },
  }),
  revisePrice: operation({
    summary: 'Name another total for a requested booking; the guest accepts or refuses it',
    headers: actHeaders,
    params,
    body: z.strictObject({
      price: minorUnits.min(1),
      currency: namedCurrency.optional(),
      /** A price beyond twice, or below half, of what the guest booked at is meant. */
      force: z.boolean().optional(),
      words: houseWords,
    }),
    responses: {
      200: wholeBooking,
      ...boundedCaller,
      404: notFound,
      409: refusal('changed', 'not_requested', 'booking_expired'),
      422: refusal('other_currency', 'price_jump'),
    },
  }),
  markNoShow: operation({
    summary: 'The guest did not come; from check-in time on',
    headers: actHeaders,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_confirmed', 'too_early', 'has_arrived'),
    },
  }),
  cancelByProperty: operation({
    summary: 'Cancel for the property: all goes back, or the amount it names',
    headers: actHeaders,
    params,
    body: z.strictObject({
      refund: minorUnits.min(0).optional(),
      currency: namedCurrency.optional(),
      words: houseWords,
    }),
    responses: {
      200: z.object({
        booking: wholeBooking,
        refund: minorUnits,
        code: z.enum(refundCodes),
      }),
      ...boundedCaller,
      404: notFound,
      409: refusal('changed', 'not_cancellable', 'after_check_in'),
      422: refusal('other_currency'),
    },
  }),
  answerGuestRequest: operation({
    summary: 'Answer an arrival or departure request',
    headers: actHeaders,
    params: params.extend({ requestId: z.string().max(80) }),
    body: z.strictObject({
      decision: z.enum(['accept', 'decline']),
      answer: typedLines.max(fieldLengths.propertyWords).optional(),
    }),
    responses: {
      200: guestRequest,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'already_answered', 'booking_over'),
    },
  }),
};
