import { weekdays } from '@latchkey/booking-core/dates';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment, localDate, namedCurrency } from '../schemas/scalars.ts';
import {
  figuresNamed,
  force,
  newerFigures,
  overridable,
  priceSteps,
  pricesSet,
  restrictionsSet,
  roomsSet,
  span,
} from '../schemas/stock.ts';
import { refusedEdit } from './property-stock.ts';

/** What is not named stays as it is. Where two changes name one figure of one night, the later in the list counts. */
const change = span.extend({
  roomTypeId: z.string().max(40),
  /** Every plan of the type where it is absent. */
  ratePlanId: z.string().max(40).optional(),
  /** Of the span just these days of the week. */
  weekdays: z.array(z.enum(weekdays)).min(1).max(7).optional(),
  /** How many rooms of the type are sold, for all plans of it. */
  total: roomsSet.optional(),
  ...pricesSet,
  priceForPax: priceSteps.optional(),
  ...restrictionsSet,
  /** Fields that go back to the rule of the hotel’s files. */
  backToRule: z.array(overridable).min(1).max(overridable.options.length).optional(),
});

export const propertyAriOperations = {
  changeAri: operation({
    summary:
      'Change rooms, prices and restrictions of up to 20,000 nights of plans and room types: all that is named or none of it',
    headers: propertyKey.extend(idempotency.shape),
    body: z.strictObject({
      changes: z.array(change).min(1).max(5000),
      /**
       * When the message was meant, by its sender’s clock: a figure that a later message has set is left as it is, whenever
       * the older one arrives. Now where it is absent; a moment to come counts as now.
       */
      sentAt: isoMoment.optional(),
      /** Up to when the figures have been seen: where somebody else has set another one since, nothing is changed. */
      seenAt: isoMoment.optional(),
      /** What the prices are in: another one than the hotel’s is refused. */
      currency: namedCurrency.optional(),
      force,
    }),
    responses: {
      200: z.object({
        /** Dates on which something was set. */
        nights: z.int(),
        /** Nights of plans, and of room types where rooms are set. */
        cells: z.int(),
        /** What was not set, since a message that was meant later has set it. */
        superseded: z.array(figuresNamed),
      }),
      ...refusedCaller,
      404: notFound,
      409: z.union([
        z.object({ code: z.literal('changed'), newer: z.array(newerFigures) }),
        z.object({
          code: z.literal('below_sold'),
          rooms: z.array(z.object({ roomTypeId: z.string(), dates: z.array(localDate) })),
        }),
      ]),
      422: refusedEdit('invalid_dates', 'nothing_to_change', 'too_many_cells', 'idempotency_key_reused'),
    },
  }),
};
