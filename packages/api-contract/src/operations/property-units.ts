import { closureKinds, unitStates } from '@latchkey/booking-core/units';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { pictureId } from './property-pictures.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { bookingId, isoMoment, locale, localDate, numberInQuery, typedLine, typedLines } from '../schemas/scalars.ts';

const headers = propertyKey;

/** What was last said to be broken in a room and is not mended, with the picture of it, where one is kept. */
const broken = z.object({ at: isoMoment, by: z.string(), text: z.string(), pictureId: z.string().nullable() });
const params = z.strictObject({ unit: z.string().max(80) });

/** Nights on which a unit is kept from guests, both dates included. */
export const unitClosure = z.object({
  closureId: z.string(),
  unitId: z.string(),
  first: localDate,
  last: localDate,
  kind: z.enum(closureKinds),
  reason: z.string().nullable(),
});

/** A room that has a number, or a bed of a dormitory, on a day. It names no guest. */
export const roomUnit = z.object({
  unitId: z.string(),
  roomTypeId: z.string(),
  typeName: z.string(),
  number: z.string(),
  floor: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(unitStates),
  stateAt: isoMoment.nullable(),
  /** What is to be done in it that day: who stayed leaves, somebody stays on, somebody comes. */
  leaves: z.boolean(),
  stays: z.boolean(),
  comes: z.boolean(),
  closures: z.array(unitClosure),
  broken: broken.nullable(),
});

/** A room on a day for whoever makes it ready. Of guests it has the surname alone, and none for the provider's operator. */
export const unitToday = roomUnit.extend({
  /** Whose last night was the one before: when the stay ends, and when the guest has left. */
  leaving: z.object({ surname: z.string().nullable(), dueAt: isoMoment, leftAt: isoMoment.nullable() }).nullable(),
  /** Who stays on. */
  staying: z.object({ surname: z.string().nullable() }).nullable(),
  /** Who comes: at the hour that was named, or at check-in time; and when the guest has come. */
  coming: z.object({ surname: z.string().nullable(), dueAt: isoMoment, arrivedAt: isoMoment.nullable() }).nullable(),
});

/** A booking, as what stands in the way of an act or has no unit names it. */
const bookingInPlan = z.object({ bookingId, reference: z.string(), guestName: z.string() });

/** What one room of a booking has of a unit, night after night; `last` is its last night. */
export const stayInUnit = z.object({
  ...bookingInPlan.shape,
  roomTypeId: z.string(),
  /** Its number among the rooms of that type in the booking, from 0. */
  place: z.int(),
  unitId: z.string(),
  first: localDate,
  last: localDate,
  held: z.enum(['pinned', 'in_house']).nullable(),
});

const inTheWay = z.object({ code: z.literal('in_the_way'), bookings: z.array(bookingInPlan) });
const nights = z
  .strictObject({
    first: localDate,
    /** The last night: the guest leaves the day after. */
    last: localDate,
  })
  .refine(({ first, last }) => first <= last, { path: ['last'] });

/** Rooms by number: who is where, what is closed, and what is clean. */
export const propertyUnitOperations = {
  listUnits: operation({
    summary: 'The rooms by number, with their states and what is to be done in each on a day',
    headers,
    query: z.strictObject({ date: localDate.optional(), language: locale.optional() }),
    responses: {
      200: z.object({
        date: localDate,
        /** Of the property: its clocks are those by which a room is to be ready. */
        timeZone: z.string(),
        /** The first moment of the date there. */
        midnight: isoMoment,
        units: z.array(unitToday),
      }),
      ...refusedCaller,
    },
  }),
  getRoomPlan: operation({
    summary: 'Who is in which room on some nights, at most 62, and which rooms of bookings have none',
    headers,
    query: z.strictObject({ first: localDate, last: localDate, language: locale.optional() }),
    responses: {
      200: z.object({
        units: z.array(roomUnit),
        stays: z.array(stayInUnit),
        unassigned: z.array(
          z.object({
            ...bookingInPlan.shape,
            roomTypeId: z.string(),
            date: localDate,
            rooms: z.int(),
            /** Which of the booking's rooms of the type they are, each by its number from 0. */
            places: z.array(z.int()),
          }),
        ),
      }),
      ...refusedCaller,
      422: refusal('too_many_nights'),
    },
  }),
  moveStay: operation({
    summary: 'Put one room of a booking into a unit of its type, and pin it there; who is there without a pin moves',
    headers,
    params,
    body: z
      .strictObject({
        /** A booking id or its reference. */
        booking: z.string().max(80),
        place: z.int().min(0).max(200).optional(),
        /** The unit in which who asks has seen the stay, null for none: where one of the nights is in another by now it is refused. */
        from: z.string().max(80).nullable().optional(),
        /** All of its nights where they are not named. */
        nights: nights.optional(),
      })
      .meta({ examples: [{ booking: 'BCDF-2345' }] }),
    responses: {
      200: z.object({ moved: z.array(bookingInPlan) }),
      ...refusedCaller,
      404: notFound,
      409: z.union([refusal('not_housed', 'closed', 'changed'), inTheWay]),
    },
  }),
  unpinStay: operation({
    summary:
      'Take the pins from a booking, or from one room of it where that is named: it may be moved again where others need the room',
    headers,
    params: z.strictObject({ booking: z.string().max(80) }),
    query: z.strictObject({
      roomTypeId: z.string().max(80).optional(),
      /** Its number among the rooms of that type in the booking, from 0. */
      place: numberInQuery(z.int().min(0).max(200)).optional(),
    }),
    responses: { 200: z.object({ nights: z.int() }), ...refusedCaller, 404: notFound },
  }),
  closeUnit: operation({
    summary: 'Keep a room from guests on some nights; out of order it is not sold either. Who can be moved is moved',
    headers,
    params,
    body: z
      .strictObject({
        ...nights.shape,
        kind: z.enum(closureKinds),
        reason: typedLine.max(fieldLengths.closureReason).optional(),
      })
      .refine(({ first, last }) => first <= last, { path: ['last'] })
      .meta({ examples: [{ first: '2026-12-01', last: '2026-12-03', kind: 'out_of_order', reason: 'The boiler' }] }),
    responses: {
      201: unitClosure,
      ...refusedCaller,
      404: notFound,
      409: z.union([refusal('closed_already'), inTheWay]),
      422: refusal('in_the_past', 'too_many_nights'),
    },
  }),
  reopenUnit: operation({
    summary: 'A room is open again from now on; it is sold again unless how many are sold was set by hand',
    headers,
    params: z.strictObject({ closure: z.string().max(80) }),
    responses: { 200: unitClosure, ...refusedCaller, 404: notFound },
  }),
  setUnitState: operation({
    summary: 'A room is dirty, clean or inspected; only what is clean is inspected',
    headers,
    params,
    body: z
      .strictObject({
        state: z.enum(unitStates),
        /** What it was when the caller looked: where it is another by now, it stays as it is. */
        was: z.enum(unitStates).optional(),
        note: typedLines.max(fieldLengths.propertyNote).optional(),
      })
      .meta({ examples: [{ state: 'clean' }] }),
    responses: {
      200: z.object({ unitId: z.string(), state: z.enum(unitStates), stateAt: isoMoment.nullable() }),
      ...refusedCaller,
      404: notFound,
      409: refusal('not_clean', 'changed'),
    },
  }),
  reportBroken: operation({
    summary:
      'Say what is broken in a room and, where asked, keep it from guests, out of order from today on. The words are kept also where it cannot be closed, and the answer says why',
    headers: headers.extend(idempotency.shape),
    params,
    body: z
      .strictObject({
        text: typedLines.min(1).max(fieldLengths.propertyNote),
        /** The last night on which nobody is to sleep in it. */
        closedUntil: localDate.optional(),
        /** What is broken as a picture (`keepPicture`), of nothing else so far. */
        pictureId: pictureId.optional(),
      })
      .meta({ examples: [{ text: 'The tap drips', closedUntil: '2026-12-03' }] }),
    responses: {
      201: z.object({
        closure: unitClosure.nullable(),
        /** Why it was not closed: somebody has it, or all rooms of its type are sold. */
        notClosed: z.enum(['in_the_way', 'closed_already', 'in_the_past', 'too_many_nights']).nullable(),
      }),
      ...refusedCaller,
      404: notFound,
      422: refusal('idempotency_key_reused', 'unknown_picture'),
    },
  }),
  markMended: operation({
    summary: 'What was broken in a room is mended. A closure of it ends by itself or by `reopenUnit`',
    headers,
    params,
    responses: { 200: z.object({ unitId: z.string() }), ...refusedCaller, 404: notFound },
  }),
  listUnitChanges: operation({
    summary: 'What was done to a room, and by whom: the latest 100 first',
    headers,
    params,
    responses: {
      200: z.object({
        changes: z.array(
          z.object({
            at: isoMoment,
            what: z.enum([...unitStates, 'closed', 'reopened', 'broken', 'mended']),
            by: z.string(),
            note: z.string().nullable(),
            /** A picture of it; null once it is erased. */
            pictureId: z.string().nullable(),
          }),
        ),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
};
