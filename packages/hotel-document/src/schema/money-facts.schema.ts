import { offerScopeFields, taxScopeFields } from '@latchkey/api-contract/scopes';
import { advertised } from '@latchkey/booking-core/promotion';
import { z } from 'zod';
import { dayOfRule } from './restriction-facts.schema.ts';
import { clockTime, date, formerIds, identifier, minorUnits } from './scalars.schema.ts';

/** A tax as booking-core's `TaxEntry` describes it; `name` is what a bill prints, in the tax's own language. */
export const taxFacts = z.strictObject({
  id: identifier,
  name: z.string().min(1),
  level: z.enum(['room', 'booking']),
  taxType: z.enum(['percentage', 'fixed']),
  tax: z.number().min(0),
  inclusive: z.boolean().default(false),
  index: z.int().default(0),
  useIndex: z.int().nullable().default(null),
  priceFrom: minorUnits.nullable().default(null),
  priceTo: minorUnits.nullable().default(null),
  priceAbove: minorUnits.nullable().optional(),
  validFrom: date.nullable().default(null),
  validTo: date.nullable().default(null),
  /** What becomes of it when the stay does not take place; a fixed tax is returned and a percentage kept unless said. */
  ifCancelled: z.enum(['kept', 'returned']).optional(),
  ...taxScopeFields,
});

/** What a guest may declare at booking to be free of a tax that names it; the words are the hotel's. */
export const taxExemptionFacts = z.strictObject({ id: identifier });

const percentOff = z.number().gt(0).max(100);

const offered = { id: identifier, ...offerScopeFields };

/** Offers that apply by themselves, and codes; booking-core's `Promotion`. */
export const promotionFacts = z.discriminatedUnion('kind', [
  z.strictObject({ ...offered, kind: z.literal('early-bird'), daysAhead: z.int().min(1), percent: percentOff }),
  z.strictObject({ ...offered, kind: z.literal('last-minute'), daysAhead: z.int().min(0), percent: percentOff }),
  z.strictObject({ ...offered, kind: z.literal('flat-above'), above: minorUnits, off: minorUnits }),
  z.strictObject({ ...offered, kind: z.literal('long-stay'), nights: z.int().min(2).max(365), percent: percentOff }),
  z.strictObject({ ...offered, kind: z.literal('percent-off'), percent: percentOff }),
  z.strictObject({
    ...offered,
    kind: z.literal('amount-off'),
    off: minorUnits.min(1),
    per: z.enum(['room', 'guest', 'adult']).optional(),
  }),
  z.strictObject({
    ...offered,
    kind: z.literal('stay-price'),
    nights: z.int().min(2).max(365),
    price: minorUnits.min(1),
    maxPax: z.int().min(1).max(20).optional(),
  }),
  z.strictObject({
    ...offered,
    kind: z.literal('coupon'),
    couponCode: z.string().min(3).max(40),
    maxUses: z.int().min(1).max(1_000_000).optional(),
    /** One of the two: a percentage, or a sum once a booking. */
    percent: percentOff.optional(),
    off: minorUnits.min(1).optional(),
  }),
]);

/**
 * An offer that is told beside the price: what stands on no bill (cashback, in rupees), or what needs a code. It is told
 * only with who pays it and its conditions, which are words of the hotel, and until the day it ends.
 */
export const advertisedOfferFacts = z.discriminatedUnion('kind', [
  z.strictObject({
    id: identifier,
    kind: z.literal('online-cashback'),
    upTo: minorUnits.min(1).max(advertised.cashbackUpTo),
    ends: date,
  }),
  z.strictObject({
    id: identifier,
    kind: z.literal('wallet-cashback'),
    from: minorUnits.min(advertised.walletCashback.from),
    to: minorUnits.max(advertised.walletCashback.to),
    ends: date,
  }),
  /** The percentage is that of the promotion it names, which is of kind `coupon`. */
  z.strictObject({ id: identifier, kind: z.literal('further-by-code'), promotionId: identifier, ends: date }),
]);

export const feeFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: minorUnits }),
  z.strictObject({ kind: z.literal('percentage'), percent: percentOff }),
]);

/** booking-core's `Fee`: what every stay pays beside; its name is in the words, its tax is one `on` the fee that names it. */
export const obligatoryFeeFacts = z.strictObject({
  id: identifier,
  per: z.enum(['booking', 'night', 'room', 'room-night', 'guest', 'guest-night']),
  amount: minorUnits.min(1),
});

const rest = z
  .strictObject({ daysBefore: z.int().min(1).max(365), ifUnpaid: z.enum(['pay-at-property', 'cancel']) })
  .optional();

/** booking-core's `AdvanceRule`. */
export const advanceFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('first-night'), rest }),
  z.strictObject({ kind: z.literal('percentage'), percent: percentOff, rest }),
  z.strictObject({ kind: z.literal('fixed'), amount: minorUnits, rest }),
]);

/** booking-core's `ChildBand`: one of price and percent. */
export const childBandFacts = z.strictObject({
  under: z.int().min(1).max(18),
  children: z.int().min(1).max(20).optional(),
  price: minorUnits.optional(),
  percent: z.number().min(0).max(100).optional(),
  percentOf: z.enum(['further-adult', 'full-payer']).optional(),
});

/** booking-core's `BuyNowPayLater`. */
export const bnplFacts = z.strictObject({
  instalments: z.int().min(2).max(24),
  everyDays: z.int().min(1).max(90),
  from: minorUnits,
});

/** An extra with its tax in the price, unless one of `taxes` is `on` extras. */
export const addonFacts = z.strictObject({
  id: identifier,
  was: formerIds,
  category: z.enum(['person', 'room', 'booking']),
  price: minorUnits,
  /** Percent of the rooms after discounts in place of `price`, which is 0 then. */
  percent: percentOff.optional(),
  /** booking-core's `DatedPrice`: what it costs at some times in place of that. The first that holds counts. */
  prices: z
    .array(z.strictObject({ from: dayOfRule, to: dayOfRule, price: minorUnits }))
    .min(1)
    .max(50)
    .optional(),
  /** What it goes with; with every stay unless set. */
  goesWith: z
    .strictObject({
      stay: z.enum(['nights', 'hours']).optional(),
      roomTypeIds: z.array(identifier).min(1).optional(),
      times: z.strictObject({ from: clockTime, until: clockTime }).optional(),
      /** booking-core's `Ages`: an adult is 18 or more, so `to` leaves adults out. */
      ages: z
        .strictObject({ from: z.int().min(1).max(18).optional(), to: z.int().min(0).max(17).optional() })
        .optional(),
    })
    .optional(),
  /** Whether it is had once a stay, or on as many of its nights as the guest likes, at `price` each time. */
  each: z.enum(['night', 'stay']).optional(),
  /** It is ordered at least so many days before arrival. */
  daysAhead: z.int().min(0).max(365).optional(),
  /** How many there are on each day: on each of the nights that it is had, or on the day of arrival. Any number unless set. */
  stock: z.int().min(1).max(1000).optional(),
});

/** Rate plans of rooms, and extras, that are sold together; what they cost is what each costs. */
export const packageFacts = z.strictObject({
  id: identifier,
  ratePlans: z.array(z.strictObject({ roomTypeId: identifier, ratePlanId: identifier })).min(1),
  addonIds: z.array(identifier).default([]),
});
