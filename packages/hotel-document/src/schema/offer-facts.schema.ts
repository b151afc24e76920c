import { advertised } from '@latchkey/booking-core/promotion';
import { z } from 'zod';
import { amountUnits } from '@latchkey/booking-core/promotion';
import { offerScope } from './offer-scope.schema.ts';
import { date, identifier, minorUnits, percentOff } from './scalars.schema.ts';

const offered = {
  id: identifier.meta({ description: 'the discount’s own id, by which the words name it', example: '"early-bird"' }),
  ...offerScope,
};

/** Offers that apply by themselves, and codes; booking-core's `Promotion`. */
export const promotionFacts = z.discriminatedUnion('kind', [
  z.strictObject({
    ...offered,
    kind: z.literal('early-bird').meta({
      description: 'early-bird, last-minute, flat-above, long-stay, percent-off, amount-off, stay-price or coupon',
      example: '"early-bird"',
    }),
    daysAhead: z
      .int()
      .min(1)
      .meta({ description: 'days before arrival: at least (early-bird), at most (last-minute)', example: '30' }),
    percent: percentOff.meta({ description: 'percent off the rooms', example: '10' }),
  }),
  z.strictObject({ ...offered, kind: z.literal('last-minute'), daysAhead: z.int().min(0), percent: percentOff }),
  z.strictObject({
    ...offered,
    kind: z.literal('flat-above'),
    above: minorUnits.meta({ description: 'the rooms’ total from which it holds, in minor units', example: '15000' }),
    off: minorUnits.meta({
      description: 'what is taken off, in minor units: a booking (flat-above, coupon) or a night (amount-off)',
      example: '1000',
    }),
  }),
  z.strictObject({
    ...offered,
    kind: z.literal('long-stay'),
    nights: z.int().min(2).max(365).meta({
      description: 'the nights from which a long-stay offer holds; of stay-price, the nights that its price is of',
      example: '7',
    }),
    percent: percentOff,
  }),
  z.strictObject({ ...offered, kind: z.literal('percent-off'), percent: percentOff }),
  z.strictObject({
    ...offered,
    kind: z.literal('amount-off'),
    off: minorUnits.min(1),
    per: z.enum(amountUnits).optional().meta({
      description:
        'of amount-off: room unless said, or guest or adult; each night takes the sum off for each of these, infants are none',
      example: '"guest"',
    }),
  }),
  z.strictObject({
    ...offered,
    kind: z.literal('stay-price'),
    nights: z.int().min(2).max(365),
    price: minorUnits
      .min(1)
      .meta({ description: 'of stay-price: what so many nights in a room cost, in minor units', example: '70000' }),
    maxPax: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .meta({ description: 'of stay-price: for how many guests of a room it is at most', example: '2' }),
  }),
  z.strictObject({
    ...offered,
    kind: z.literal('coupon'),
    couponCode: z.string().min(3).max(40).meta({ description: 'the code that guests enter', example: '"LINDE15"' }),
    maxUses: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .meta({ description: 'how many bookings can be made with the code', example: '50' }),
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
    id: identifier.meta({ description: 'the offer’s own id', example: '"cashback"' }),
    kind: z
      .literal('online-cashback')
      .meta({ description: 'online-cashback, wallet-cashback or further-by-code', example: '"further-by-code"' }),
    upTo: minorUnits.min(1).max(advertised.cashbackUpTo).meta({ description: 'rupees, 50 at most', example: '50' }),
    ends: date.meta({ description: 'the last day of the offer', example: '"2027-03-31"' }),
  }),
  z.strictObject({
    id: identifier,
    kind: z.literal('wallet-cashback'),
    from: minorUnits.min(advertised.walletCashback.from).meta({ description: 'rupees, 10 at least', example: '10' }),
    to: minorUnits.max(advertised.walletCashback.to).meta({ description: 'rupees, 50 at most', example: '50' }),
    ends: date,
  }),
  /** The percentage is that of the promotion it names, which is of kind `coupon`. */
  z.strictObject({
    id: identifier,
    kind: z.literal('further-by-code'),
    promotionId: identifier.meta({ description: 'the id of a promotion of kind coupon', example: '"further-15"' }),
    ends: date,
  }),
]);
