import type { AmountUnit } from './amount-units.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/**
 * For which stays an offer or a code holds, where that is not every one. Whatever is left out holds for all. Days are
 * inclusive, and the property's own.
 */
export interface OfferScope {
  /** The days on which it can be booked. */
  readonly validFrom?: LocalDate | undefined;
  readonly validTo?: LocalDate | undefined;
  /** Every night of the stay lies between these. */
  readonly stayFrom?: LocalDate | undefined;
  readonly stayTo?: LocalDate | undefined;
  readonly minNights?: number | undefined;
  readonly maxNights?: number | undefined;
  /** The least that the rooms come to before tax and discount. */
  readonly minTotal?: MinorUnits | undefined;
  /** The fewest rooms, or houses, that are taken together in one booking. */
  readonly minRooms?: number | undefined;
  /** Every room of the stay is one of these, or on one of these plans. */
  readonly roomTypeIds?: readonly string[] | undefined;
  readonly ratePlanIds?: readonly string[] | undefined;
  /**
   * Of an offer: it joins the best of the others, and other combinable ones. Of a code, `false`: offers and the code do
   * not add up, and the guest has whichever takes off more.
   */
  readonly combinable?: boolean | undefined;
}

interface Named extends OfferScope {
  readonly id: string;
}

/** An offer of the property (docs/rules.md, "Entities"). */
export type Promotion =
  | (Named & { readonly kind: 'early-bird'; readonly daysAhead: number; readonly percent: number })
  | (Named & { readonly kind: 'last-minute'; readonly daysAhead: number; readonly percent: number })
  | (Named & { readonly kind: 'flat-above'; readonly above: MinorUnits; readonly off: MinorUnits })
  /** For stays of so many nights or more. */
  | (Named & { readonly kind: 'long-stay'; readonly nights: number; readonly percent: number })
  | (Named & { readonly kind: 'percent-off'; readonly percent: number })
  /** A sum off each night: of every room unless said, or of every guest or adult in one; infants are no guests here. */
  | (Named & {
      readonly kind: 'amount-off';
      readonly off: MinorUnits;
      readonly per?: AmountUnit | undefined;
    })
  /** A price for each full number of nights in a room, in place of what they cost; for so many guests at most, if it says so. */
  | (Named & {
      readonly kind: 'stay-price';
      readonly nights: number;
      readonly price: MinorUnits;
      readonly maxPax?: number | undefined;
    })
  | (Named & {
      readonly kind: 'coupon';
      readonly couponCode: string;
      /** How many bookings can be made with it; any number unless set. */
      readonly maxUses?: number | undefined;
    } & CodeValue);

/** What a code takes off, one of the two: a percentage, or a sum once a booking. */
export interface CodeValue {
  readonly percent?: number | undefined;
  readonly off?: MinorUnits | undefined;
}

/** An offer that a guest unlocks with a code. */
export type CouponOffer = Extract<Promotion, { kind: 'coupon' }>;

/** What one promotion took off a bill. */
export interface DiscountLine {
  readonly promotionId: string;
  readonly kind: Promotion['kind'];
  /** Positive minor units taken off. */
  readonly amount: MinorUnits;
  /** The offer as it was when it took that off; absent in bills that nobody has asked to explain. */
  readonly offer?: Promotion | undefined;
}
