import { fieldLengths } from '@latchkey/booking-core/validation';
import { type Bill, type ChildBand, feeUnits, nightPartKinds } from '@latchkey/booking-core/pricing';
import { type Promotion, amountUnits, offerKinds } from '@latchkey/booking-core/promotion';
import type { TaxEntry } from '@latchkey/booking-core/tax';
import { mostRooms } from '@latchkey/booking-core/rooms';
import { z } from 'zod';
import { offerScopeFields } from './offer-scope.ts';
import { currency, hour, localDate, minorUnits } from './scalars.ts';
import { taxScope, taxScopeFields } from './tax-scope.ts';

const taxEntryFields = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(['room', 'booking']),
  taxType: z.enum(['percentage', 'fixed']),
  tax: z.number(),
  inclusive: z.boolean(),
  index: z.int(),
  useIndex: z.int().nullable(),
  priceFrom: minorUnits.nullable(),
  priceTo: minorUnits.nullable(),
  priceAbove: minorUnits.nullable().optional(),
  validFrom: localDate.nullable(),
  validTo: localDate.nullable(),
  ifCancelled: z.enum(['kept', 'returned']).optional(),
  ...taxScopeFields,
});

/** core's `TaxEntry`, field for field: `bill.test-d.ts` holds the two together. */
export const taxEntry: z.ZodType<TaxEntry, TaxEntry> = taxEntryFields;
export type TaxEntryFields = z.output<typeof taxEntryFields>;

const named = { id: z.string(), ...offerScopeFields };

/** Offers that apply by themselves, by kind: what else each of them has is what it is told with. */
export const ownPromotions = [
  z.object({ ...named, kind: z.literal('early-bird'), daysAhead: z.int(), percent: z.number() }),
  z.object({ ...named, kind: z.literal('last-minute'), daysAhead: z.int(), percent: z.number() }),
  z.object({ ...named, kind: z.literal('flat-above'), above: minorUnits, off: minorUnits }),
  z.object({ ...named, kind: z.literal('long-stay'), nights: z.int(), percent: z.number() }),
  z.object({ ...named, kind: z.literal('percent-off'), percent: z.number() }),
  z.object({
    ...named,
    kind: z.literal('amount-off'),
    off: minorUnits,
    per: z.enum(amountUnits).optional(),
  }),
  z.object({
    ...named,
    kind: z.literal('stay-price'),
    nights: z.int(),
    price: minorUnits,
    maxPax: z.int().optional(),
  }),
] as const;

const coupon = z.object({
  ...named,
  kind: z.literal('coupon'),
  couponCode: z.string(),
  maxUses: z.int().optional(),
  percent: z.number().optional(),
  off: minorUnits.optional(),
});

export const promotion = z.discriminatedUnion('kind', [...ownPromotions, coupon]) as unknown as z.ZodType<
  Promotion,
  Promotion
>;

/** core's `ChildBand`: what children younger than an age cost a night. */
export const childBand = z.object({
  under: z.int().min(1).max(18),
  /** For so many children of a room; for all unless said. */
  children: z.int().min(1).max(20).optional(),
  price: minorUnits.min(0).optional(),
  percent: z.number().min(0).max(100).optional(),
  percentOf: z.enum(['further-adult', 'full-payer']).optional(),
});

export const nightlyRate = z.object({
  date: localDate,
  priceForPax: z.array(z.object({ pax: z.int(), price: minorUnits })),
  extraAdult: minorUnits,
  extraChild: minorUnits,
  childBands: z.array(childBand).optional() as unknown as z.ZodOptional<z.ZodType<readonly ChildBand[]>>,
});

export const convenienceFee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: minorUnits }),
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
]);

const feeFields = {
  feeId: z.string(),
  name: z.string(),
  per: z.enum(feeUnits),
};

/** core's `Fee`: what every stay pays beside its price, for one of what it is charged for. */
export const fee = z.object({ ...feeFields, amount: minorUnits });

const ifUnpaid = z.enum(['pay-at-property', 'cancel']);
const rest = z.object({ daysBefore: z.int(), ifUnpaid }).optional();

export const advanceRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first-night'), rest }),
  z.object({ kind: z.literal('percentage'), percent: z.number(), rest }),
  z.object({ kind: z.literal('fixed'), amount: minorUnits, rest }),
]);

/** core's `RestDue`: when the rest of a deposit is asked for, and what becomes of it if nobody pays until when. */
export const restDue = z.object({ dueOn: localDate, ifUnpaid, payBy: localDate.optional() });

export const roomGuests = z.object({
  adults: z.int().min(1).max(20),
  childAges: z.array(z.int().min(0).max(17).nullable()).max(20),
  infants: z.int().min(0).max(10),
});

const planFollowed = z.object({
  ratePlanId: z.string(),
  percent: z.number().optional(),
  amount: minorUnits.optional(),
});

const roomBasis = z.object({
  name: z.string().optional(),
  parts: z.array(
    z.object({
      kind: z.enum(nightPartKinds),
      guests: z.int(),
      under: z.int().optional(),
      percent: z.number().optional(),
      percentOf: z.enum(['further-adult', 'full-payer']).optional(),
      amount: minorUnits,
    }),
  ),
  follows: planFollowed.extend({ name: z.string().optional() }).optional(),
});

const offerKind = z.enum(offerKinds);

/**
 * Offers of a booking (`coupon` is its code) whose conditions the changed stay no longer meets, each with the amount
 * that it took off the part that stays, and how much dearer the stay gets when all of them are gone, taxes included.
 * Absent where none is lost.
 */
export const offersLost = z.object({
  offers: z.array(z.object({ kind: offerKind, promotionId: z.string(), amount: minorUnits })),
  amount: minorUnits,
});

const billFields = z.object({
  currency,
  rooms: z.array(
    z.object({
      roomTypeId: z.string(),
      ratePlanId: z.string(),
      units: z.int(),
      amount: minorUnits,
      /**
       * Night by night, before discount and exclusive tax; absent in bills of an older version. `paid` is after discount:
       * absent where discounts are spread over all nights in proportion to their prices.
       */
      nights: z.array(z.object({ date: localDate, price: minorUnits, paid: minorUnits.optional() })).optional(),
      /** Why it costs that; absent where one price holds for whoever comes. */
      basis: roomBasis.optional(),
    }),
  ),
  roomsTotal: minorUnits,
  discounts: z.array(
    z.object({
      promotionId: z.string(),
      kind: offerKind,
      amount: minorUnits,
      /** The offer that gave it, as it was then. */
      offer: promotion.optional(),
    }),
  ),
  discount: minorUnits,
  additionalDiscount: minorUnits,
  taxes: z.array(
    z.object({
      taxId: z.string(),
      name: z.string(),
      taxType: z.enum(['percentage', 'fixed']),
      inclusive: z.boolean(),
      rate: z.number(),
      base: minorUnits,
      amount: minorUnits,
      ifCancelled: z.enum(['kept', 'returned']).optional(),
      basis: z.object({
        level: z.enum(['room', 'booking']),
        roomNights: z.int(),
        guestNights: z.int().optional(),
        scope: taxScope.optional(),
        lowestNight: minorUnits,
        highestNight: minorUnits,
        priceFrom: minorUnits.nullable(),
        priceTo: minorUnits.nullable(),
        includesTaxes: z.array(z.string()),
      }),
    }),
  ),
  totalTax: minorUnits,
  addons: z.array(z.object({ addonId: z.string(), name: z.string(), quantity: z.int(), amount: minorUnits })),
  addonsTotal: minorUnits,
  convenienceFee: minorUnits,
  /** Obligatory fees of the property, each with how many it was charged for; absent where it has none. */
  fees: z.array(z.object({ ...feeFields, quantity: z.int(), amount: minorUnits })).optional(),
  total: minorUnits,
  dueNow: z.object({ full: minorUnits, advance: minorUnits.optional(), 'at-property': minorUnits }),
});

/** core's `Bill`, field for field: `bill.test-d.ts` holds the two together. */
export const bill: z.ZodType<Bill, Bill> = billFields;
export type BillFields = z.output<typeof billFields>;

/** What a guest has put together: nights, or hours on one date. */
export const quoteRequest = z.strictObject({
  hotelId: z.int().positive(),
  stay: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('nights'), checkIn: localDate, checkOut: localDate }),
    z.strictObject({ kind: z.literal('hours'), date: localDate, startHour: hour, hours: z.int().min(1).max(24) }),
  ]),
  rooms: z
    .array(z.strictObject({ roomTypeId: z.string().max(40), ratePlanId: z.string().max(40), ...roomGuests.shape }))
    .min(1)
    .max(mostRooms),
  addons: z
    .array(z.strictObject({ addonId: z.string().max(40), quantity: z.int().min(1).max(500) }))
    .max(20)
    .optional(),
  couponCode: z.string().max(fieldLengths.couponCode).optional(),
  /** Ids of the property's tax exemptions that the guest declares for the whole party. */
  taxExemptions: z.array(z.string().max(40)).max(10).optional(),
});
