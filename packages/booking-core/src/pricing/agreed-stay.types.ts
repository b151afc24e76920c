import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import type { ConvenienceFee, Fee, GuestCounts, NightlyRate, PricedAddon, StayToPrice } from './pricing.types.ts';

/** What an offer, a code (`coupon`) or a price agreed with the property (`agreed`) took off one room on one night. */
export interface NightDiscount {
  readonly kind: Promotion['kind'] | 'agreed';
  /** Of the promotion; empty for an agreed price. */
  readonly promotionId: string;
  /** Minor units; below 0 where an agreed price is above the computed one. */
  readonly amount: MinorUnits;
  /**
   * What the exact share is more than `amount`, or less where it is below 0: `part` of `of` parts of a minor unit, which
   * price bands of taxes look at. Absent of a whole share, and where a booking is older than this record.
   */
  readonly rounding?: { readonly part: number; readonly of: number } | undefined;
  /** The offer as it was agreed, where it depends on the stay whether it holds; absent where a booking is older than this record. */
  readonly offer?: Promotion | undefined;
}

/** What a part of a stay costs, and under which rates and taxes it came. */
export interface AgreedTerms {
  /** Before discount and exclusive tax. */
  readonly price: MinorUnits;
  readonly discounts: readonly NightDiscount[];
  /** The rate it was priced by, for other guests; null for hours, and where a booking is older than this record. */
  readonly rate: Omit<NightlyRate, 'date'> | null;
  /** Names the taxes of the day on which it was agreed. */
  readonly taxes: string;
  /** The fees of that day; those of the stay where it has none of its own. */
  readonly fees?: readonly Fee[] | undefined;
  /** That day in the property's zone; absent where a booking is older than this record. */
  readonly bookedOn?: LocalDate | undefined;
  /** The change that it came with, counted from 1; absent where it was booked at first. */
  readonly came?: number | undefined;
}

/** A guest who fills a place of a room: an adult, or a child by its age, null where that is not given. */
export type PlacedGuest = { readonly kind: 'adult' } | { readonly kind: 'child'; readonly age: number | null };

/** What came to a night by a later change: one guest, or the hours from one length to a longer one. */
export interface AgreedPart extends AgreedTerms {
  readonly of: PlacedGuest | { readonly kind: 'hours'; readonly from: number; readonly to: number };
}

/**
 * One room on one night, or one hourly stay, at the price a guest has agreed to. Price and discounts are of all of it;
 * the other terms are those of the night as it came, without its later parts.
 */
export interface AgreedNight extends AgreedTerms {
  readonly date: LocalDate;
  /** What came to it later, the oldest first; each is in the price, and its discounts are the last of the discounts. */
  readonly parts?: readonly AgreedPart[] | undefined;
  /** What of an agreed price's remainder goes with this night. */
  readonly remainder?: MinorUnits | undefined;
}

export interface AgreedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly guests: GuestCounts;
  /** Of an hourly stay, with `pax` where its price is for so many guests at most; null for nights. */
  readonly hours: { readonly startHour: number; readonly hours: number; readonly pax?: number | undefined } | null;
  readonly nights: readonly AgreedNight[];
}

/** So many of one extra that came together. */
export interface AgreedLot extends Pick<PricedAddon, 'price' | 'percent' | 'quantity'> {
  /** On which nights they are had and what one costs there, where the price goes by season: `price` counts for none then. */
  readonly nights?:
    | readonly { readonly date: LocalDate; readonly price: MinorUnits; readonly quantity: number }[]
    | undefined;
  /** Names the taxes of that day; those of what was agreed first where it is absent. */
  readonly taxes?: string | undefined;
  /** What of an agreed price's remainder goes with it. */
  readonly remainder?: MinorUnits | undefined;
}

/** An extra as it was agreed; what was added on another day may have another price. */
export interface AgreedAddon extends Pick<PricedAddon, 'addonId' | 'name' | 'category'> {
  /** The oldest first. */
  readonly lots: readonly AgreedLot[];
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
  /** The fees that it was booked with; none unless said. */
  readonly fees?: readonly Fee[] | undefined;
  readonly advance: StayToPrice['advance'];
  /** Ids of the tax exemptions that the guest declared; none unless said. */
  readonly exemptions?: readonly string[] | undefined;
  /**
   * What an agreed price differs by from the nights' parts of it: rounding, and what goes beyond the rooms; less what of
   * it is on a night or a lot. 0 without an agreed price.
   */
  readonly remainder: MinorUnits;
}
