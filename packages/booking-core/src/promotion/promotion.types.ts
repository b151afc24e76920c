import type { MinorUnits } from '../currency/currency.types.ts';

/** An offer of the property (docs/rules.md, "Entities"). */
export type Promotion =
  | { readonly id: string; readonly kind: 'early-bird'; readonly daysAhead: number; readonly percent: number }
  | { readonly id: string; readonly kind: 'last-minute'; readonly daysAhead: number; readonly percent: number }
  | { readonly id: string; readonly kind: 'flat-above'; readonly above: MinorUnits; readonly off: MinorUnits }
  | { readonly id: string; readonly kind: 'coupon'; readonly couponCode: string; readonly percent: number };

/** An offer that a guest unlocks with a code. */
export type CouponOffer = Extract<Promotion, { kind: 'coupon' }>;

/** What one promotion took off a bill. */
export interface DiscountLine {
  readonly promotionId: string;
  readonly kind: Promotion['kind'];
  /** Positive minor units taken off. */
  readonly amount: MinorUnits;
}
