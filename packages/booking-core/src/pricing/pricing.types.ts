import type { ChildBand, GuestCounts } from '../guests/guest-counts.types.ts';
import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import type { CouponOffer, DiscountLine, Promotion } from '../promotion/promotion.types.ts';
import type { TaxEntry, TaxLine } from '../tax/tax.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { DueByChoice } from '../payment-ways/payment-ways.ts';

export type { ChildBand, GuestCounts };

/** A rate plan's price of one night, before tax. */
export interface NightlyRate {
  readonly date: LocalDate;
  /** Ascending by `pax`; the price of the room for up to that many guests. */
  readonly priceForPax: readonly { readonly pax: number; readonly price: MinorUnits }[];
  /** Price of each further adult or child from 12, a night, beyond the largest `pax`. */
  readonly extraAdult: MinorUnits;
  /** Price of each further child under 12, a night. */
  readonly extraChild: MinorUnits;
  /** What children cost by their ages, in place of all that; absent where the property has no bands of its own. */
  readonly childBands?: readonly ChildBand[] | undefined;
}

/** A rate plan's price of hours on one date, before tax. */
export interface HourlyRate {
  readonly date: LocalDate;
  readonly startHour: number;
  readonly hours: number;
  /** The price of the whole length for the guests of its room. */
  readonly price: MinorUnits;
}

/** One room the guest has chosen, with the rates it is priced by. Two rooms of a type are two entries. */
export interface PricedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly guests: GuestCounts;
  readonly stay:
    | { readonly kind: 'nights'; readonly nights: readonly NightlyRate[] }
    | { readonly kind: 'hours'; readonly hours: HourlyRate };
}

/** An extra the guest has chosen. Its price has its tax in it, unless a tax is said to be on it. */
export interface PricedAddon {
  readonly addonId: string;
  readonly name: string;
  readonly category: 'person' | 'room' | 'booking';
  /** For one unit; a `person` add-on's quantity is its people, on each night that it is had where it is one of each night. */
  readonly price: MinorUnits;
  readonly quantity: number;
}

/** A fee of the property or the provider that every booking pays: fixed, or a percentage of rooms after discount. */
export type ConvenienceFee =
  | { readonly kind: 'fixed'; readonly amount: MinorUnits }
  | { readonly kind: 'percentage'; readonly percent: number };

/** How much is due now when a guest pays a part: a percentage of the total, a fixed sum, or the first night of every room. */
export type AdvanceRule =
  | { readonly kind: 'first-night' }
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: MinorUnits };

/** Everything `priceStay` needs; the same in the API and in the browser. */
export interface StayToPrice {
  readonly currency: CurrencyCode;
  /** Today in the property's zone: early-bird and last-minute offers count from it. */
  readonly bookedOn: LocalDate;
  readonly checkIn: LocalDate;
  readonly rooms: readonly PricedRoom[];
  readonly taxes: readonly TaxEntry[];
  /** Ids of the tax exemptions that the guest has declared; none unless said. */
  readonly exemptions?: readonly string[] | undefined;
  readonly promotions: readonly Promotion[];
  /** The coupon the guest has entered and the property accepts, or null. */
  readonly coupon: CouponOffer | null;
  readonly addons: readonly PricedAddon[];
  readonly convenienceFee: ConvenienceFee | null;
  /** Several where the plans of the stay have rules of their own: the one that asks for most holds. */
  readonly advance: AdvanceRule | readonly AdvanceRule[] | null;
}

/** One room's line of a bill: before discount and before exclusive tax. */
export interface RoomLine {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  /** Nights, or 1 for an hourly stay. */
  readonly units: number;
  readonly amount: MinorUnits;
  /** What each night costs, before discount and exclusive tax; they add up to `amount`. Absent in bills of an older version. */
  readonly nights?: readonly { readonly date: LocalDate; readonly price: MinorUnits }[] | undefined;
}

/**
 * The bill, with the lines of the checkout summary. `total` = rooms - discounts - additional discount
 * + exclusive taxes + addons + convenience fee, and never below 0. All amounts in minor units of `currency`.
 */
export interface Bill {
  readonly currency: CurrencyCode;
  readonly rooms: readonly RoomLine[];
  readonly roomsTotal: MinorUnits;
  /** Offers of the property: "discount". */
  readonly discounts: readonly DiscountLine[];
  readonly discount: MinorUnits;
  /** What a code took off: "additional discount". */
  readonly additionalDiscount: MinorUnits;
  readonly taxes: readonly TaxLine[];
  /** Every tax of the bill, inclusive ones too. */
  readonly totalTax: MinorUnits;
  readonly addons: readonly {
    readonly addonId: string;
    readonly name: string;
    readonly quantity: number;
    readonly amount: MinorUnits;
  }[];
  readonly addonsTotal: MinorUnits;
  readonly convenienceFee: MinorUnits;
  readonly total: MinorUnits;
  /** What is charged at booking for each payment choice; `advance` is absent where the property has no such rule. */
  readonly dueNow: DueByChoice<MinorUnits>;
}
