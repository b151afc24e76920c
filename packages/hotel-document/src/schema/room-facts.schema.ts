import { guestsChoices } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { roomOutlook } from '@latchkey/api-contract/contract';
import { cancellationFeeFacts, tierFacts } from './cancellation-facts.schema.ts';
import { advanceFacts } from './money-facts.schema.ts';
import { date, formerIds, identifier, imageName, minorUnits, percent, share } from './scalars.schema.ts';

/** When cancelling costs what; hours count back from check-in. Empty: not refundable. */
export const ratePlanFacts = z.strictObject({
  id: identifier,
  was: formerIds,
  inclusions: z.array(identifier).default([]),
  cancellation: z.array(tierFacts).default([]),
  payment: z.array(z.enum(guestsChoices)).min(1),
  /** In place of the hotel's, one by one. */
  penalties: z
    .strictObject({
      checkInDayPercent: share.optional(),
      noShowPercent: share.optional(),
      checkInDay: cancellationFeeFacts.optional(),
      noShow: cancellationFeeFacts.optional(),
    })
    .optional(),
  /** The part that is paid to book on it, in place of the hotel's. */
  advance: advanceFacts.optional(),
  /** Its prices are those of another plan with so much percent or such a sum a night added or taken off. */
  derivedFrom: z
    .strictObject({ ratePlanId: identifier, percent: percent.optional(), amount: z.int().optional() })
    .optional(),
});

/** A plan's base price in one room type: of a night, before tax unless a tax says it is inclusive, by guests. */
const roomPrice = z.strictObject({
  priceForPax: z.array(z.strictObject({ pax: z.int().min(1), price: minorUnits })).min(1),
  extraAdult: minorUnits.default(0),
  extraChild: minorUnits.default(0),
  /** The same from a night on, the earliest first: it counts until the next one begins. */
  later: z
    .array(
      z.strictObject({
        from: date,
        priceForPax: z.array(z.strictObject({ pax: z.int().min(1), price: minorUnits.min(1) })).min(1),
        extraAdult: minorUnits.optional(),
        extraChild: minorUnits.optional(),
      }),
    )
    .optional(),
  /** Price of a stay of so many hours, for rooms with `hourly`: for so many guests at most, or for all that the room takes. */
  hourly: z
    .array(z.strictObject({ hours: z.int().min(1).max(24), price: minorUnits, pax: z.int().min(1).optional() }))
    .default([]),
});

/** What guests ask about a room before they book it. */
const roomFeatures = z
  .strictObject({
    bathroom: z.enum(['own', 'shared']),
    airConditioning: z.boolean(),
    views: z.array(roomOutlook).default([]),
    /** 0 is the ground floor. */
    floors: z.strictObject({ lowest: z.int().min(-2).max(200), highest: z.int().min(-2).max(200) }),
    smoking: z.boolean(),
    /** Step-free from the street into its bathroom, and what else a guest in a wheelchair asks. */
    access: z
      .strictObject({
        stepFree: z.boolean(),
        doorWidthCm: z.int().min(50).max(250).optional(),
        rollInShower: z.boolean().optional(),
        grabRails: z.boolean().optional(),
      })
      .optional(),
  })
  .refine(({ floors }) => floors.lowest <= floors.highest, 'the lowest floor is not above the highest');

export const roomFacts = z.strictObject({
  id: identifier,
  was: formerIds,
  /** How many the hotel has; beds, for a dorm. */
  total: z.int().min(1).max(1000),
  images: z.array(imageName).min(1),
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(['king', 'queen', 'double', 'single', 'bunk', 'dorm', 'sofa']),
        count: z.int().min(1),
        widthCm: z.int().min(60).max(300).optional(),
        lengthCm: z.int().min(120).max(250).optional(),
      }),
    )
    .min(1),
  sizeSqm: z.int().positive().nullable().default(null),
  features: roomFeatures.nullable().default(null),
  minPax: z.int().min(1).default(1),
  maxPax: z.int().min(1),
  /** Most guests from 12 that have a bed of their own. */
  maxBeds: z.int().min(1),
  /** The most one booking may take. */
  maxRooms: z.int().min(1).max(10).default(5),
  dormBed: z.boolean().default(false),
  /** Who sleeps in a shared room; nothing is said of it where it is absent. */
  gender: z.enum(['women', 'men', 'mixed']).optional(),
  /** Nobody younger sleeps in it. */
  minAge: z.int().min(1).max(99).optional(),
  /** What it is made up of, where that is sold by itself too: the beds of a dorm, the rooms of a villa. */
  consistsOf: z
    .array(z.strictObject({ roomTypeId: identifier, count: z.int().min(1).max(100).default(1) }))
    .min(1)
    .optional(),
  extraAdult: z.boolean().default(false),
  extraChild: z.boolean().default(false),
  hourly: z
    .strictObject({
      firstHour: z.int().min(0).max(23),
      /** Above 24 on the next day. With the cleaning after it a stay is over by the midnight that follows. */
      lastHour: z.int().min(1).max(42),
      cleaningHours: z.int().min(0).max(6).default(1),
    })
    .nullable()
    .default(null),
  /** What is drawn beside each of the words' `amenities`, in their order. */
  amenityMarks: z.array(identifier).default([]),
  /** By rate plan id. */
  prices: z.record(identifier, roomPrice),
});
