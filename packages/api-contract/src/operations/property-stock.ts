import { z } from 'zod';
import { operation } from '../operation.ts';
import { nightlyRate } from '../schemas/pricing.ts';
import { notFound } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { localDate, minorUnits, namedCurrency } from '../schemas/scalars.ts';
import { overridable, override, priceSteps, span, stockFault, stockFaultCode } from '../schemas/stock.ts';

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
});

/** Refused as a whole: `faults` says why, one each, with its nights and figures. */
const refusedEdit = <const More extends readonly string[]>(...more: More) =>
  z.object({ code: z.enum([...stockFaultCode.options, ...more]), faults: z.array(stockFault).optional() });

/**
 * The edit is meant: a price of 0 (never sold all the same), prices that fall with more guests, a tenth or ten times of
 * what stood there, a shortest stay above the longest, ten times the rooms that the files have. Never more than that.
 */
const force = z.boolean().optional();

export const propertyStockOperations = {
  getInventory: operation({
    summary: 'Rooms by date and type',
    headers,
    query: span,
    responses: {
      200: z.object({ days: z.array(inventoryDay) }),
      ...refusedCaller,
      422: z.object({ code: z.enum(['invalid_dates']) }),
    },
  }),
  setInventory: operation({
    summary: 'How many rooms of a type are sold on some nights; never below what is sold already',
    headers,
    body: span.extend({ ...room.shape, total: z.int().min(0).max(1000), force }),
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
      200: z.object({ days: z.array(rateDay) }),
      ...refusedCaller,
      422: z.object({ code: z.enum(['invalid_dates']) }),
    },
  }),
  setRates: operation({
    summary: 'Prices of a plan on some nights, before tax; what is not named stays as it is',
    headers,
    body: span.extend({
      ...plan.shape,
      /** Instead of the night's prices for as many guests. Those for fewer guests stay; those for more than are named go. */
      priceForPax: priceSteps,
      /** Prices for more guests than are named stay too. */
      keepOthers: z.boolean().optional(),
      extraAdult: minorUnits.min(0).max(1_000_000_000).optional(),
      extraChild: minorUnits.min(0).max(1_000_000_000).optional(),
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
      /** Nights of a stay that begins on these nights. */
      minStay: z.int().min(1).max(90).optional(),
      maxStay: z.int().min(1).max(365).nullable().optional(),
      /** The only lengths of a stay that begins on these nights; null: any. */
      stayLengths: z.array(z.int().min(1).max(90)).min(1).max(90).nullable().optional(),
      /** Nights of a stay that has one of these nights in it. */
      minStayThrough: z.int().min(1).max(90).optional(),
      maxStayThrough: z.int().min(1).max(365).nullable().optional(),
      closed: z.boolean().optional(),
      closedToArrival: z.boolean().optional(),
      /** No stay ends on these dates. */
      closedToDeparture: z.boolean().optional(),
      /** Days from the booking to an arrival on these dates. */
      minAdvanceDays: z.int().min(0).max(730).optional(),
      maxAdvanceDays: z.int().min(0).max(730).nullable().optional(),
      /** The hour of the day of arrival until which a stay is sold, on the hotel’s clocks; null: all day. */
      cutOffHour: z.int().min(0).max(23).nullable().optional(),
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
