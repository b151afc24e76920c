import type { Ratio } from '../arithmetic/ratio.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { TaxScope } from './tax-scope.types.ts';
import type { TaxedThing } from './taxed-things.ts';

/** One tax rule of a property. */
export interface TaxEntry extends TaxScope {
  /** Stable within the property; bill lines and explanations name it. */
  readonly id: string;
  /** The tax's own name as printed on a bill (`CGST`, `City tax`). */
  readonly name: string;
  readonly level: 'room' | 'booking';
  readonly taxType: 'percentage' | 'fixed';
  /** Percent (2.5 is 2.5 %) when `taxType` is `percentage`, minor units when it is `fixed`. */
  readonly tax: number;
  /** Whether the price already contains it. */
  readonly inclusive: boolean;
  /** Position by which another entry can name this one. */
  readonly index: number;
  /** The `index` of a tax whose amount joins this one's base, or null. */
  readonly useIndex: number | null;
  /**
   * Bounds on the price of a night after discount and before tax, minor units: this price or more, and this price or
   * less; null is unbounded.
   */
  readonly priceFrom: MinorUnits | null;
  readonly priceTo: MinorUnits | null;
  /** In place of `priceFrom`: more than this price. */
  readonly priceAbove?: MinorUnits | null | undefined;
  /** Nights the rule holds for, inclusive; null is unbounded. */
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
  /** What becomes of it when the stay does not take place: `ifCancelledOf` says it where this does not. */
  readonly ifCancelled?: IfCancelled | undefined;
}

/**
 * A tax of a stay that does not take place is `kept` with the rest of the price, as its fee is taxed like the price, or
 * `returned`, as it is owed for staying.
 */
export type IfCancelled = 'kept' | 'returned';

/** What one entry came to on one bill. The lines of a bill add up to its `totalTax`. */
export interface TaxLine {
  readonly taxId: string;
  readonly name: string;
  readonly taxType: 'percentage' | 'fixed';
  readonly inclusive: boolean;
  /** Percent, or minor units per unit when fixed. */
  readonly rate: number;
  /** The money the rate was applied to (percentage) or the number of room-nights times one (fixed: count). */
  readonly base: MinorUnits;
  readonly amount: MinorUnits;
  /** As its entry says it. */
  readonly ifCancelled?: IfCancelled | undefined;
  /** Why it was charged, for a guest who asks. */
  readonly basis: TaxBasis;
}

/** The facts behind one tax line: which rule, on which nights, on what. */
export interface TaxBasis {
  readonly level: 'room' | 'booking';
  /** Room-nights the rule held for (1 for a booking-level fixed tax). */
  readonly roomNights: number;
  /** Of a tax per person: guests who pay it, times nights (or stays). */
  readonly guestNights?: number | undefined;
  /** What its entry says of where it holds; absent where that is everywhere. */
  readonly scope?: TaxScope | undefined;
  /** The lowest and the highest per-night price after discount among them, in whole units that lie in the band. */
  readonly lowestNight: MinorUnits;
  readonly highestNight: MinorUnits;
  /** The lowest and the highest whole price of the band that the prices had to lie in; null is unbounded. */
  readonly priceFrom: MinorUnits | null;
  readonly priceTo: MinorUnits | null;
  /** Ids of the taxes whose amounts are in this one's base. */
  readonly includesTaxes: readonly string[];
}

/** The stay in one room that a night is of. Where it is absent, a tax holds as for a room of unknown guests. */
export interface TaxableStay {
  readonly kind: 'nights' | 'hours';
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly guests: GuestCounts;
  readonly firstNight: LocalDate;
  /** Nights; 1 for hours. */
  readonly nights: number;
  /** Today in the property's zone when it was booked. */
  readonly bookedOn: LocalDate;
  /** Ids of the exemptions that the guest has declared. */
  readonly exemptions: readonly string[];
}

/** One room on one night (or one hourly stay), as a tax sees it; or an extra, or the convenience fee. */
export interface TaxableNight {
  readonly date: LocalDate;
  /** After discount, with inclusive taxes in it and without exclusive ones. */
  readonly price: MinorUnits;
  readonly stay?: TaxableStay | undefined;
  /** What price bands look at in place of it: a share before it was rounded, or the whole night that this is a part of. */
  readonly bandPrice?: Ratio | undefined;
  /** The whole night, where this is what of it is taxed by the taxes of one day. */
  readonly of?: { readonly guests: GuestCounts } | undefined;
  /** Whether this came to its night later: sums of the room are another part's. */
  readonly isFurther?: boolean | undefined;
  /** A room's night where nothing is said. */
  readonly thing?: TaxedThing | undefined;
  /** Of an extra. */
  readonly addonId?: string | undefined;
  /** Of a fee of the property's; absent of the convenience fee. */
  readonly feeId?: string | undefined;
}

/** One room on one night (or one hourly stay), for `computeTaxes`. Entries with the same `id` are one room. */
export interface TaxableRoom extends Omit<TaxableNight, 'price'> {
  readonly id: string;
  /** After discount, with inclusive taxes in it and without exclusive ones. */
  readonly amount: MinorUnits;
}

/** A room with all its nights and the room-level taxes on them, inclusive ones too. */
export interface TaxedRoom {
  readonly id: string;
  readonly amount: MinorUnits;
  readonly roomTax: MinorUnits;
}
