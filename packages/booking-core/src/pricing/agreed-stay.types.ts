import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import type { ConvenienceFee, GuestCounts, NightlyRate, PricedAddon, StayToPrice } from './pricing.types.ts';

/** What an offer, a code (`coupon`) or a price agreed with the property (`agreed`) took off one room on one night. */
export interface NightDiscount {
  readonly kind: Promotion['kind'] | 'agreed';
  /** Of the promotion; empty for an agreed price. */
  readonly promotionId: string;
  /** Minor units; below 0 where an agreed price is above the computed one. */
  readonly amount: MinorUnits;
}

/** One room on one night, or one hourly stay, at the price a guest has agreed to. */
export interface AgreedNight {
  readonly date: LocalDate;
  /** For the guests of its room, before discount and exclusive tax. */
  readonly price: MinorUnits;
  readonly discounts: readonly NightDiscount[];
  /** The rate it was priced by, for other guests; null for hours, and where a booking is older than this record. */
  readonly rate: Omit<NightlyRate, 'date'> | null;
  /** Names the taxes of the day on which it was agreed. */
  readonly taxes: string;
  /** That day in the property's zone; absent where a booking is older than this record. */
  readonly bookedOn?: LocalDate | undefined;
}

export interface AgreedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly guests: GuestCounts;
  /** Of an hourly stay, with `pax` where its price is for so many guests at most; null for nights. */
  readonly hours: { readonly startHour: number; readonly hours: number; readonly pax?: number | undefined } | null;
  readonly nights: readonly AgreedNight[];
}

/** An extra as it was agreed; what was added on another day may have another price. */
export interface AgreedAddon extends Pick<PricedAddon, 'addonId' | 'name' | 'category'> {
  /** The oldest first. */
  readonly lots: readonly Pick<PricedAddon, 'price' | 'quantity'>[];
}

/**
 * The prices that a guest has agreed to, in the parts that a change can keep: each room on each night with its part of
 * every discount, and each extra. Whatever a property's prices, offers and taxes become, a part that is kept costs this.
 */
export interface AgreedStay {
  readonly currency: CurrencyCode;
  readonly rooms: readonly AgreedRoom[];
  readonly addons: readonly AgreedAddon[];
  readonly convenienceFee: ConvenienceFee | null;
  readonly advance: StayToPrice['advance'];
  /** Ids of the tax exemptions that the guest declared; none unless said. */
  readonly exemptions?: readonly string[] | undefined;
  /** What an agreed price differs by from the nights' parts of it: rounding, and what goes beyond the rooms. 0 without one. */
  readonly remainder: MinorUnits;
}
