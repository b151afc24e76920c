import { propertyActNames } from '@latchkey/booking-core/booking-states';
import { unitStates } from '@latchkey/booking-core/units';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingStatus, guestRequest, paymentStatus } from '../schemas/booking.ts';
import { quoteRequest } from '../schemas/pricing.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { bookingId, currency, isoMoment, locale, localDate, minorUnits, typedLine } from '../schemas/scalars.ts';
import { reportState } from '../schemas/registration.ts';
import { note } from './property-notes.ts';

/** One booking on the sheet of a day. */
export const dayBooking = z.object({
  bookingId,
  reference: z.string(),
  /** Of who booked; empty once it is forgotten. */
  guestName: z.string(),
  adults: z.int(),
  /** With infants. */
  children: z.int(),
  /** Those that were told. */
  childAges: z.array(z.int()),
  stay: quoteRequest.shape.stay,
  /** 0 of a stay of hours. */
  nights: z.int(),
  rooms: z.array(z.object({ roomTypeId: z.string(), name: z.string(), plan: z.string(), count: z.int() })),
  status: bookingStatus,
  paymentStatus,
  currency,
  total: minorUnits,
  amountPaid: minorUnits,
  toPay: minorUnits,
  /** What the property is to give back by itself; absent where nothing is. */
  toGiveBack: minorUnits.optional(),
  arrivedAt: isoMoment.nullable(),
  leftAt: isoMoment.nullable(),
  /** How far the registration of its travellers is; absent where nobody is registered. */
  registration: reportState.optional(),
  /** When the guest means to come, in the guest’s own words. */
  expected: z.string().nullable(),
  /** What the guest asked for with the booking. */
  asked: z.string().nullable(),
  /** What the guest declared to be free of a tax, and is to prove on arrival; absent where nothing was. */
  toProve: z.array(z.string()).optional(),
  /** Until when a request can be answered. */
  lapsesAt: isoMoment.nullable(),
  openRequests: z.array(
    z.object({
      requestId: z.string(),
      kind: guestRequest.shape.kind,
      time: z.string(),
      text: z.string().optional(),
      /** The moment that it asks for, after which no answer helps. */
      answerBy: isoMoment.optional(),
    }),
  ),
  /** The rooms by number that it has that day, on the first of its nights before it comes; fewer where one has none. */
  units: z
    .array(
      z.object({
        unitId: z.string(),
        number: z.string(),
        floor: z.string().nullable(),
        state: z.enum(unitStates),
        /** Whether it is made ready for its next guest today: clean, and cleaned since somebody slept in it. */
        isReady: z.boolean(),
      }),
    )
    .optional(),
  /** What the property can do with it at this moment. */
  acts: z.array(z.enum(propertyActNames)),
  /** Of its last change, by which later ones are told. */
  version: z.int(),
  /** Messages of the guest that nobody has answered or closed. */
  unread: z.int(),
  bookedAt: isoMoment,
  /** When it was cancelled, or lapsed; null while it stands. */
  endedAt: isoMoment.nullable(),
});

const section = z.array(dayBooking);

export const propertyDayOperations = {
  findBookings: operation({
    summary:
      'Find bookings by a name as it sounds or is written, a reference, the end of a telephone number or a mail address; today’s first, at most 20',
    headers: propertyKey,
    // The query is a name or a number, which never stands in an address.
    body: z.strictObject({ q: typedLine.min(2).max(fieldLengths.lookup), language: locale.optional() }),
    responses: { 200: z.object({ bookings: section }), ...refusedCaller },
  }),
  lookAtDay: operation({
    summary:
      'Tell that the person has looked at the sheet of today, as of some moment: what is new is new since then, once the person has been away',
    headers: propertyKey,
    body: z.strictObject({
      at: isoMoment,
      /** What is new is worked off, though the person stays. */
      isSeen: z.boolean().optional(),
    }),
    responses: { 200: z.object({}), ...refusedCaller },
  }),
  getDay: operation({
    summary: 'The sheet of a day: who comes, stays and leaves, what is overdue, to answer and new, and the notes',
    headers: propertyKey,
    query: z.strictObject({
      /** By the property’s calendar; today where it is not given. */
      date: localDate.optional(),
      /** What was made or ended after it is `fresh`; where it is not given, since the person was last here, to programs a day ago. */
      since: isoMoment.optional(),
      /** Of the names of rooms and plans; the hotel’s own where it is not given. */
      language: locale.optional(),
    }),
    responses: {
      200: z.object({
        date: localDate,
        today: localDate,
        hotel: z.object({ name: z.string(), city: z.string(), currency, timeZone: z.string() }),
        roomTypes: z.array(
          z.object({ roomTypeId: z.string(), name: z.string(), total: z.int(), sold: z.int(), toSell: z.int() }),
        ),
        /** Of today alone: who has not come, who should have left, and requests that lapsed. */
        overdue: section,
        /** Of today alone: requests to confirm, what guests ask for, and what they wrote that nobody has answered. */
        toAnswer: section,
        arrivals: section,
        inHouse: section,
        departures: section,
        fresh: section,
        /** Since when `fresh` is. */
        since: isoMoment,
        notes: z.array(note),
      }),
      ...refusedCaller,
    },
  }),
};
