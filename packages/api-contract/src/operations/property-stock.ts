import { z } from 'zod';
import { operation } from '../operation.ts';
import { nightlyRate } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { invalidKey, propertyKey } from '../schemas/property.ts';
import { localDate, minorUnits } from '../schemas/scalars.ts';

const headers = propertyKey;
const between = z.strictObject({ from: localDate, to: localDate });
const room = z.object({ roomTypeId: z.string().max(40) });
const plan = room.extend({ ratePlanId: z.string().max(40) });
/** Nights changed; both ends of a span are included, and no span is longer than 400 nights. */
const changed = z.object({ nights: z.int() });

const inventoryDay = room.extend({ date: localDate, total: z.int(), used: z.int(), busiestHour: z.int().nullable() });
const rateDay = plan.extend({
  ...nightlyRate.shape,
  minStay: z.int(),
  maxStay: z.int().nullable(),
  closed: z.boolean(),
  closedToArrival: z.boolean(),
});

export const propertyStockOperations = {
  getInventory: operation({
    summary: 'Rooms by date and type',
    headers,
    query: between,
    responses: { 200: z.object({ days: z.array(inventoryDay) }), 401: invalidKey, 422: refusal('invalid_dates') },
  }),
  setInventory: operation({
    summary: 'How many rooms of a type are sold on some nights; never below what is sold already',
    headers,
    body: between.extend({ ...room.shape, total: z.int().min(0).max(1000) }),
    responses: {
      200: changed,
      401: invalidKey,
      404: notFound,
      409: z.object({ code: z.literal('below_sold'), dates: z.array(localDate) }),
      422: refusal('invalid_dates'),
    },
  }),
  getRates: operation({
    summary: 'Prices and restrictions by date, type and plan',
    headers,
    query: between,
    responses: { 200: z.object({ days: z.array(rateDay) }), 401: invalidKey, 422: refusal('invalid_dates') },
  }),
  setRates: operation({
    summary: 'Prices of a plan on some nights, before tax',
    headers,
    body: between.extend({
      ...plan.shape,
      priceForPax: z
        .array(z.strictObject({ pax: z.int().min(1).max(20), price: minorUnits.min(0).max(1_000_000_000) }))
        .min(1)
        .max(20),
      extraAdult: minorUnits.min(0).max(1_000_000_000).optional(),
      extraChild: minorUnits.min(0).max(1_000_000_000).optional(),
    }),
    responses: { 200: changed, 401: invalidKey, 404: notFound, 422: refusal('invalid_dates', 'unpriceable') },
  }),
  setRestrictions: operation({
    summary: 'Shortest and longest stays, arrival days, and whether a plan is sold at all, on some nights',
    headers,
    body: between.extend({
      ...room.shape,
      /** Every plan of the type where it is absent. */
      ratePlanId: z.string().max(40).optional(),
      minStay: z.int().min(1).max(30).optional(),
      maxStay: z.int().min(1).max(365).nullable().optional(),
      closed: z.boolean().optional(),
      closedToArrival: z.boolean().optional(),
    }),
    responses: { 200: changed, 401: invalidKey, 404: notFound, 422: refusal('invalid_dates', 'nothing_to_change') },
  }),
};
