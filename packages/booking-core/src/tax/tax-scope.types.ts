import type { TaxedThing } from './taxed-things.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** The ages from which a guest's tax is another one. */
export interface TaxAge {
  /** Guests younger than this, in years; the lowest that holds counts. */
  readonly under: number;
  /** What such a guest pays in place of `tax`: percent, or minor units of a fixed one. */
  readonly tax: number;
}

/** A part of every year, both days inclusive, as MM-DD; one that ends before it begins goes over the new year. */
export interface TaxSeason {
  readonly from: string;
  readonly to: string;
}

/**
 * On what a tax is charged, where that is not every room on every night. Whatever is left out holds for all, so that a
 * tax without any of it is what it always was. The names are those of a hotel's file; docs/taxes says how the taxes of
 * many places are written with them.
 */
export interface TaxScope {
  /** A tax `person` is charged for each guest who fills a place of the room, at the guest's age; infants pay none. */
  readonly per?: 'room' | 'person' | undefined;
  /** A tax of a `stay` is charged once for each room (or guest of it), on its first night. */
  readonly each?: 'night' | 'stay' | undefined;
  /** For a tax per person, the youngest first. An age that is not known is the highest of a child's price. */
  readonly ages?: readonly TaxAge[] | undefined;
  /** For a tax per person: nobody pays it who is younger. Short for `ages` of one entry at 0. */
  readonly exemptUnderAge?: number | undefined;
  /** The first night of a stay that it is charged on, counted from 1. */
  readonly fromNight?: number | undefined;
  /** On how many nights of a stay it is charged at most, from `fromNight` on. */
  readonly maxNights?: number | undefined;
  /** It is charged on so many of the last nights of a stay only. */
  readonly lastNights?: number | undefined;
  /** Nights that a stay has at least, and at most. */
  readonly minStay?: number | undefined;
  readonly maxStay?: number | undefined;
  /** Stays by the night alone, or by the hour alone. */
  readonly stay?: 'nights' | 'hours' | undefined;
  readonly roomTypeIds?: readonly string[] | undefined;
  readonly ratePlanIds?: readonly string[] | undefined;
  /** The days on which a stay was booked, inclusive. */
  readonly bookedFrom?: LocalDate | undefined;
  readonly bookedTo?: LocalDate | undefined;
  readonly season?: TaxSeason | undefined;
  /** Whose price `priceFrom` and `priceTo` look at: the room's (as always), or its part for one guest. */
  readonly bandPer?: 'room' | 'person' | undefined;
  /** The most that it comes to for one room, or guest, and night (or stay); minor units. */
  readonly atMost?: MinorUnits | undefined;
  /**
   * What of the price before tax of a night is for each guest who fills a place and is not taxed by this percentage, such
   * as the breakfast of a plan that includes it; minor units.
   */
  readonly untaxedPerGuest?: MinorUnits | undefined;
  /** Who says at booking that one of these is true of the party does not pay it: ids of the hotel's exemptions. */
  readonly exemptIf?: readonly string[] | undefined;
  /** Rooms alone unless said. Extras and fees are taxed by percentage. */
  readonly on?: readonly TaxedThing[] | undefined;
  /** With `on` extras: which. */
  readonly addonIds?: readonly string[] | undefined;
  /** With `on` fee: which of the property's fees; the convenience fee is none of these. */
  readonly feeIds?: readonly string[] | undefined;
}
