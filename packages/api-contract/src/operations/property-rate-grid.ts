import { z } from 'zod';
import { operation } from '../operation.ts';
import { convenienceFee, fee, promotion, taxEntry } from '../schemas/pricing.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, isoMoment, locale, localDate, minorUnits, numberInQuery } from '../schemas/scalars.ts';
import { overridable, setBy } from '../schemas/stock.ts';

/** The most nights that one grid shows. */
export const mostNightsOfGrid = 31;

const steps = z.array(z.object({ pax: z.int(), price: minorUnits }));

const restrictions = {
  minStay: z.int(),
  maxStay: z.int().nullable(),
  minStayThrough: z.int(),
  maxStayThrough: z.int().nullable(),
  closed: z.boolean(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
};

/** A plan's figures of one night. */
const planNight = z.object({
  date: localDate,
  /** Before tax. */
  priceForPax: steps,
  extraAdult: minorUnits,
  extraChild: minorUnits,
  ...restrictions,
  /** What one room costs so many adults who stay this night alone and book today, with every mandatory charge. */
  guestsPay: steps,
  /** When it was closed, by whoever did it by hand or by a channel: what one act closed has one moment. */
  closedAt: isoMoment.optional(),
  /** Who says what; of a field that is absent the hotel’s files do. */
  sources: z.partialRecord(overridable, setBy),
  /** What a field that is set by hand would go back to. */
  rule: z.object({ priceForPax: steps, extraAdult: minorUnits, extraChild: minorUnits, ...restrictions }).partial(),
});

const plan = z.object({
  ratePlanId: z.string(),
  name: z.string(),
  /** How many guests the plan’s price is usually for: the largest number that its prices name. */
  basePax: z.int(),
  /** The plan whose price this one follows, by one of the two. */
  follows: z
    .object({ ratePlanId: z.string(), percent: z.number().optional(), amount: minorUnits.optional() })
    .optional(),
  /** Nights that have no figures yet are left out. */
  nights: z.array(planNight),
});

const roomType = z.object({
  roomTypeId: z.string(),
  name: z.string(),
  maxPax: z.int(),
  takesExtraAdult: z.boolean(),
  takesExtraChild: z.boolean(),
  nights: z.array(
    z.object({
      date: localDate,
      total: z.int(),
      sold: z.int(),
      /** How many can be sold now; less than total and sold say where a room takes others with it. */
      left: z.int(),
      source: setBy.optional(),
      /** Where it is set by hand: what the files say. */
      rule: z.int().optional(),
    }),
  ),
  plans: z.array(plan),
});

/** How a night sells, over all room types. */
const forecast = z.object({
  date: localDate,
  total: z.int(),
  sold: z.int(),
  left: z.int(),
  /** Of what is sold that which was booked in the last seven days. */
  pickUp: z.int(),
  /** What was sold on the same weekday a year ago, 364 days before; null where nobody knows. */
  lastYear: z.int().nullable(),
});

export const propertyRateGridOperations = {
  getRateGrid: operation({
    summary:
      'Rooms, prices and restrictions of some nights by type and plan, each with its source, what guests pay, and how the nights sell',
    headers: propertyKey,
    query: z.strictObject({
      /** Today by the property’s calendar where it is not given; a night out of reach is the nearest within it. */
      from: localDate.optional(),
      /** 14 where it is not given. */
      nights: numberInQuery(z.int().min(1).max(mostNightsOfGrid)).optional(),
      /** Of the names of rooms and plans; the hotel’s own where it is not given. */
      language: locale.optional(),
    }),
    responses: {
      200: z.object({
        today: localDate,
        from: localDate,
        /** The last night shown; both ends are included. */
        to: localDate,
        /** The nights that can be set. */
        onSale: z.object({ from: localDate, to: localDate }),
        currency,
        forecast: z.array(forecast),
        roomTypes: z.array(roomType),
        /** What beside the figures makes the price that guests pay. */
        terms: z.object({
          bookedOn: localDate,
          taxes: z.array(taxEntry),
          promotions: z.array(promotion),
          convenienceFee: convenienceFee.nullable(),
          fees: z.array(fee).optional(),
          /** Minor units to a multiple of which a price that follows another by a percentage is rounded. */
          roundPricesTo: z.int(),
        }),
        /** For `seenAt` of a change that is made of what is seen here. */
        asOf: isoMoment,
      }),
      ...refusedCaller,
    },
  }),
};
