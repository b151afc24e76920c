import { closureKinds, unitStates } from '@latchkey/booking-core/units';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { bookingId, isoMoment, locale, localDate, typedLine, typedLines } from '../schemas/scalars.ts';

const headers = propertyKey;
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
    responses: { 200: z.object({ date: localDate, units: z.array(roomUnit) }), ...refusedCaller },
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
          z.object({ ...bookingInPlan.shape, roomTypeId: z.string(), date: localDate, rooms: z.int() }),
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
        /** All of its nights where they are not named. */
        nights: nights.optional(),
      })
      .meta({ examples: [{ booking: 'BCDF-2345' }] }),
    responses: {
      200: z.object({ moved: z.array(bookingInPlan) }),
      ...refusedCaller,
      404: notFound,
      409: z.union([refusal('not_housed', 'closed'), inTheWay]),
    },
  }),
  unpinStay: operation({
    summary: 'Take the pins from a booking: it may be moved again where others need the room',
    headers,
    params: z.strictObject({ booking: z.string().max(80) }),
    responses: { 200: z.object({ nights: z.int() }), ...refusedCaller, 404: notFound },
  }),
  closeUnit: operation({
    summary: 'Keep a room from guests on some nights; out of order it is not sold either. Who can be moved is moved',
    headers,
    params,
    body: z
      .strictObject({ ...nights.shape, kind: z.enum(closureKinds), reason: typedLine.max(200).optional() })
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
      .strictObject({ state: z.enum(unitStates), note: typedLines.max(fieldLengths.propertyNote).optional() })
      .meta({ examples: [{ state: 'clean' }] }),
    responses: {
      200: z.object({ unitId: z.string(), state: z.enum(unitStates), stateAt: isoMoment.nullable() }),
      ...refusedCaller,
      404: notFound,
      409: refusal('not_clean'),
    },
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
            what: z.enum([...unitStates, 'closed', 'reopened']),
            by: z.string(),
            note: z.string().nullable(),
          }),
        ),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
};
