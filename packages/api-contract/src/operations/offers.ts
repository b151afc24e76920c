import { addonUnits } from '@latchkey/booking-core/pricing';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { ownPromotions } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { hasChildForEachAge } from '../schemas/stay-query.ts';
import { agesInQuery, currency, hotelId, localDate, locale, minorUnits, numberInQuery } from '../schemas/scalars.ts';

const params = z.object({ hotelId });
const content = z.strictObject({ lang: locale.optional() });
const inLanguage = { language: locale, isFallback: z.boolean() };

/** A stay of some hours of one room of a plan. */
const hourlyPrice = z.object({
  roomTypeId: z.string(),
  ratePlanId: z.string(),
  hours: z.int(),
  priceBeforeTax: minorUnits,
  total: minorUnits,
  /** Guests that one room is sold to at most for these hours; absent where it is as many as it takes. */
  mostGuests: z.int().optional(),
  /** For how many guests the room usually is: others are extra ones, and fit where it takes such. Absent: for all of them. */
  basePax: z.int().optional(),
});

export const slot = z.object({
  /** 0 to 23 on the property’s wall clock. */
  hour: z.int(),
  shown: z.object({ hour: z.int(), period: z.enum(['AM', 'PM']) }),
  /** False for hours that have begun, that the clocks skip, or that no room is sold from. */
  isOffered: z.boolean(),
  /** Why it is not offered: it has begun or is skipped, no room is sold from it, or all that are have been sold. */
  closedAs: z.enum(['past', 'not_sold', 'sold_out']).optional(),
  rooms: z.array(
    z.object({ roomTypeId: z.string(), lengths: z.array(z.object({ hours: z.int(), availableRooms: z.int() })) }),
  ),
});

const offer = { name: z.string() };

export const offerOperations = {
  getSlots: operation({
    summary: 'Hourly stays on a date: the 24 start hours and what is free from each',
    params,
    query: z
      .strictObject({
        date: localDate,
        /** How many of a party want one room: what hours cost may depend on it. One unless given. */
        guests: numberInQuery(z.int().min(1).max(40)).optional(),
        /** How many of them are children, and their ages, as in `getAvailability`: taxes for each guest may depend on them. */
        children: numberInQuery(z.int().min(0).max(20)).optional(),
        childAges: agesInQuery.optional(),
      })
      .refine(hasChildForEachAge, { path: ['childAges'] }),
    responses: {
      200: z.object({
        currency,
        date: localDate,
        prices: z.array(hourlyPrice),
        slots: z.array(slot).length(24),
        extrasLeft: z.record(z.string(), z.int()).optional(),
      }),
      404: notFound,
      422: refusal('invalid_dates'),
    },
  }),
  getPromotions: operation({
    summary: 'Offers that apply by themselves, and the name of the coupon; its code is not told',
    params,
    query: content,
    responses: {
      200: z.object({
        currency,
        promotions: z.array(
          z.discriminatedUnion('kind', [
            ownPromotions[0].extend(offer),
            ownPromotions[1].extend(offer),
            ownPromotions[2].extend(offer),
            ownPromotions[3].extend(offer),
            ownPromotions[4].extend(offer),
            ownPromotions[5].extend(offer),
            ownPromotions[6].extend(offer),
          ]),
        ),
        PromotionsExtraConfigs: z.array(z.object({ type: z.string(), value: z.array(z.string()) })),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getAddons: operation({
    summary: 'Extras, their tax in the price',
    params,
    query: content,
    responses: {
      200: z.object({
        currency,
        addons: z.array(
          z.object({
            addonId: z.string(),
            name: z.string(),
            category: z.enum(addonUnits),
            price: minorUnits,
            /** Percent of the rooms after discounts that it costs in place of `price`. */
            percent: z.number().optional(),
            /**
             * What one costs from one day to another, both included, in place of `price`: dates, or `MM-DD` of every year.
             * The first that holds counts: on each night for one that is had each `night`, else on the day of arrival.
             */
            prices: z.array(z.object({ from: z.string(), to: z.string(), price: minorUnits })).optional(),
            /** What it goes with; with every stay where it is absent, as from an older engine. */
            goesWith: z
              .object({
                stay: z.enum(['nights', 'hours']).optional(),
                roomTypeIds: z.array(z.string()).optional(),
                /** `HH:MM`: when it is had. A stay of hours has it only if it lasts from before until after. */
                times: z.object({ from: z.string(), until: z.string() }).optional(),
                /** Of an extra for each person: guests of these ages alone, both included. An adult is 18 or more. */
                ages: z.object({ from: z.int().optional(), to: z.int().optional() }).optional(),
              })
              .optional(),
            /** Whether it is had once a stay, as where it is absent, or on as many of its nights as the guest likes. */
            each: z.enum(['night', 'stay']).optional(),
            /** It is ordered at least so many days before arrival. */
            daysAhead: z.int().optional(),
          }),
        ),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getPackages: operation({
    summary: 'Rate plans and extras that go together',
    params,
    query: content,
    responses: {
      200: z.object({
        packages: z.array(
          z.object({
            packageId: z.string(),
            name: z.string(),
            text: z.string(),
            ratePlans: z.array(z.object({ roomTypeId: z.string(), ratePlanId: z.string() })),
            addonIds: z.array(z.string()),
          }),
        ),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
  getVideos: operation({
    summary: 'Films of the hotel, and what it posted elsewhere',
    params,
    query: content,
    responses: {
      200: z.object({
        videos: z.array(z.object({ videoId: z.string(), url: z.string(), name: z.string(), poster: z.string() })),
        /** Absent from an older engine. */
        posts: z.array(z.object({ url: z.string(), name: z.string() })).optional(),
        ...inLanguage,
      }),
      404: notFound,
    },
  }),
};
