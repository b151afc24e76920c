import type { AddonUnit, FeeUnit, NightPartKind } from './price-units.ts';
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
  /** The plan whose price of the night this one is derived from. It changes no price: it says how this one came about. */
  readonly follows?: PlanFollowed | undefined;
}

/** The plan that another follows, and by how much: one of the two, below 0 where the price is lower. */
export interface PlanFollowed {
  readonly ratePlanId: string;
  readonly percent?: number | undefined;
  /** Minor units a night. */
  readonly amount?: MinorUnits | undefined;
}

/** A rate plan's price of hours on one date, before tax. */
export interface HourlyRate {
  readonly date: LocalDate;
  readonly startHour: number;
  readonly hours: number;
  /** The price of the whole length for the guests of its room. */
  readonly price: MinorUnits;
  /** For how many guests at most it is, where there are prices for fewer or for more. */
  readonly pax?: number | undefined;
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
  readonly category: AddonUnit;
  /** For one unit; a `person` add-on's quantity is its people, on each night that it is had where it is one of each night. */
  readonly price: MinorUnits;
  /** Percent of the rooms after discounts that one costs in place of `price`, as an insurance of the stay does. */
  readonly percent?: number | undefined;
  /** What one costs on each night of the stay where it is had by the night and goes by season: `price` counts for none then. */
  readonly nights?: readonly { readonly date: LocalDate; readonly price: MinorUnits }[] | undefined;
  readonly quantity: number;
}

/** A fee of the property or the provider that every booking pays: fixed, or a percentage of rooms after discount. */
export type ConvenienceFee =
  | { readonly kind: 'fixed'; readonly amount: MinorUnits }
  | { readonly kind: 'percentage'; readonly percent: number };

/** An obligatory fee of the property beside its prices, such as a resort fee a night or a cleaning fee a room. */
export interface Fee {
  readonly feeId: string;
  readonly name: string;
  readonly per: FeeUnit;
  /** For one of what it is charged for; exclusive taxes on fees come on top. */
  readonly amount: MinorUnits;
}

/** What one fee came to on a bill. */
export interface FeeLine extends Omit<Fee, 'amount'> {
  /** How many there are of what it is charged for, and what they come to; one that a change added may have another price. */
  readonly quantity: number;
  readonly amount: MinorUnits;
}

/** How much is due now when a guest pays a part: a percentage of the total, a fixed sum, or the first night of every room. */
export type AdvanceRule = (
  | { readonly kind: 'first-night' }
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: MinorUnits }
) & {
  /** When the rest is asked for; on arrival unless said. */
  readonly rest?: RestRule | undefined;
};

/** What a deposit leaves of a stay is asked for before arrival. */
export interface RestRule {
  /** Days before the arrival, at least 1. */
  readonly daysBefore: number;
  /**
   * What becomes of it if nobody pays: it stays payable online, and is paid at the property in the end; or the stay is
   * cancelled, on the terms on which its guest would cancel it then.
   */
  readonly ifUnpaid: 'pay-at-property' | 'cancel';
}

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
  /** What every stay pays beside; none unless said. */
  readonly fees?: readonly Fee[] | undefined;
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
  /**
   * What each night costs, before discount and exclusive tax; they add up to `amount`. Absent in bills of an older version.
   * `paid` is after discount: absent where discounts are spread over all nights in proportion to their prices.
   */
  readonly nights?:
    | readonly { readonly date: LocalDate; readonly price: MinorUnits; readonly paid?: MinorUnits | undefined }[]
    | undefined;
  /** Why it costs that; absent where one price holds for whoever comes, and in bills that nobody has asked to explain. */
  readonly basis?: RoomBasis | undefined;
}

/** Why a room costs what it does, for a guest who asks. */
export interface RoomBasis {
  /** The room's, where the bill is in words. */
  readonly name?: string | undefined;
  /** What it is made of over all nights; the amounts add up to the room's. */
  readonly parts: readonly PricePart[];
  /** The plan whose price all nights are derived from, with its name likewise. */
  readonly follows?: (PlanFollowed & { readonly name?: string | undefined }) | undefined;
}

/**
 * One of the prices that a room's is made of. `room` is for as many guests at most as it says, the others for each of
 * their guests: further adults and children beyond it, and children in a band of the property's own. `earlier` is what
 * a price that was agreed before a change differs by.
 */
export interface PricePart {
  readonly kind: NightPartKind;
  readonly guests: number;
  /** Of a band: children younger than this, in years. */
  readonly under?: number | undefined;
  /** Of a band whose price is a part of a further adult's, or of a full payer's where `percentOf` says so. */
  readonly percent?: number | undefined;
  readonly percentOf?: ChildBand['percentOf'];
  readonly amount: MinorUnits;
}

/**
 * The bill, with the lines of the checkout summary. `total` = rooms - discounts - additional discount
 * + exclusive taxes + addons + convenience fee + fees, and never below 0. All amounts in minor units of `currency`.
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
  /** The property's obligatory fees; absent where it has none, and in bills of an older version. */
  readonly fees?: readonly FeeLine[] | undefined;
  readonly total: MinorUnits;
  /** What is charged at booking for each payment choice; `advance` is absent where the property has no such rule. */
  readonly dueNow: DueByChoice<MinorUnits>;
}
