import { z } from 'zod';
import { operation } from '../operation.ts';
import { nightlyRate } from '../schemas/pricing.ts';
import { notFound } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment, localDate, namedCurrency } from '../schemas/scalars.ts';
import {
  force,
  overridable,
  override,
  pricesSet,
  restrictionsSet,
  roomsSet,
  setBy,
  span,
  stockFault,
  stockFaultCode,
} from '../schemas/stock.ts';

const headers = propertyKey;
const room = z.object({ roomTypeId: z.string().max(40) });
const plan = room.extend({ ratePlanId: z.string().max(40) });
/** Nights changed. */
const changed = z.object({ nights: z.int() });

const inventoryDay = room.extend({
  date: localDate,
  total: z.int(),
  used: z.int(),
  busiestHour: z.int().nullable(),
  /** Who says how many there are; the hotel’s files where it is absent. */
  source: setBy.optional(),
  /** How many can be sold for the night now; less than total and used say where a room takes others with it. */
  free: z.int().optional(),
});
const rateDay = plan.extend({
  ...nightlyRate.shape,
  minStay: z.int(),
  maxStay: z.int().nullable(),
  stayLengths: z.array(z.int()).nullable().optional(),
  minStayThrough: z.int(),
  maxStayThrough: z.int().nullable(),
  closed: z.boolean(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  minAdvanceDays: z.int(),
  maxAdvanceDays: z.int().nullable(),
  cutOffHour: z.int().nullable(),
  /** Who says what; of a field that is absent the hotel’s files do. */
  sources: z.partialRecord(overridable, setBy).optional(),
});
/** For `seenAt` of a change that is made of what is seen here. */
const asOf = isoMoment.optional();

/** Refused as a whole: `faults` says why, one each, with its nights and figures. */
export const refusedEdit = <const More extends readonly string[]>(...more: More) =>
  z.object({ code: z.enum([...stockFaultCode.options, ...more]), faults: z.array(stockFault).optional() });

export const propertyStockOperations = {
  getInventory: operation({
    summary: 'Rooms by date and type',
    headers,
    query: span,
    responses: {
      200: z.object({ days: z.array(inventoryDay), asOf }),
      ...refusedCaller,
      422: z.object({ code: z.enum(['invalid_dates']) }),
    },
  }),
  setInventory: operation({
    summary: 'How many rooms of a type are sold on some nights; never below what is sold already',
    headers,
    body: span.extend({ ...room.shape, total: roomsSet, force }),
    responses: {
      200: changed,
      ...refusedCaller,
      404: notFound,
      409: z.object({ code: z.literal('below_sold'), dates: z.array(localDate) }),
      422: refusedEdit('invalid_dates'),
    },
  }),
  getRates: operation({
    summary: 'Prices and restrictions by date, type and plan',
    headers,
    query: span,
    responses: {
      200: z.object({ days: z.array(rateDay), asOf }),
      ...refusedCaller,
      422: z.object({ code: z.enum(['invalid_dates']) }),
    },
  }),
  setRates: operation({
    summary: 'Prices of a plan on some nights, before tax; what is not named stays as it is',
    headers,
    body: span.extend({
      ...plan.shape,
      ...pricesSet,
      /** What the prices are in: another one than the hotel's is refused. */
      currency: namedCurrency.optional(),
      force,
    }),
    responses: { 200: changed, ...refusedCaller, 404: notFound, 422: refusedEdit('invalid_dates') },
  }),
  setRestrictions: operation({
    summary: 'Which stays a plan is sold to, and whether it is sold at all, on some nights',
    headers,
    body: span.extend({
      ...room.shape,
      /** Every plan of the type where it is absent. */
      ratePlanId: z.string().max(40).optional(),
      ...restrictionsSet,
      force,
    }),
    responses: {
      200: changed,
      ...refusedCaller,
      404: notFound,
      422: refusedEdit('invalid_dates', 'nothing_to_change'),
    },
  }),
  listOverrides: operation({
    summary: 'What is set by hand and does not follow the hotel’s files, nights in a row with one value as one',
    headers,
    query: z.strictObject({
      /** All nights that are on sale, unless given. */
      from: localDate.optional(),
      to: localDate.optional(),
      roomTypeId: z.string().max(40).optional(),
      ratePlanId: z.string().max(40).optional(),
    }),
    responses: {
      200: z.object({ overrides: z.array(override) }),
      ...refusedCaller,
      422: z.object({ code: z.enum(['invalid_dates']) }),
    },
  }),
  clearOverrides: operation({
    summary: 'Give what is set by hand on some nights back to the rule of the hotel’s files, which holds at once',
    headers,
    body: span.extend({
      /** Every room type, plan and field where they are absent. */
      roomTypeId: z.string().max(40).optional(),
      ratePlanId: z.string().max(40).optional(),
      fields: z.array(overridable).min(1).max(overridable.options.length).optional(),
    }),
    responses: { 200: changed, ...refusedCaller, 404: notFound, 422: refusedEdit('invalid_dates') },
  }),
};
