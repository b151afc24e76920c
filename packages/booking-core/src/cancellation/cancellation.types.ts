import type { MinorUnits } from '../currency/currency.types.ts';

/**
 * What the property keeps of a stay: a share of the total, what its first nights cost, or a sum. A share that stands
 * beside nights or a sum is for readers who know shares alone.
 */
export type Fee =
  | { /** Percent of the booking's total. */ readonly percent: number }
  | { /** The first so many nights of every room, with their discounts and taxes. */ readonly nights: number }
  | {
      /** Minor units of the hotel's currency. */
      readonly amount: MinorUnits;
      /** For each room; once a booking where nothing is said. */
      readonly per?: 'room' | 'booking';
    };

/** A fee as it is sent to readers of whom some know shares alone: beside nights and sums, the share of the stay that they are. */
export interface StatedFee {
  readonly percent: number;
  readonly nights?: number;
  readonly amount?: MinorUnits;
  readonly per?: 'room' | 'booking';
}

/** A step of a cancellation policy: cancelled at least so many hours before check-in, the property keeps the fee. */
export type CancellationTier = { readonly hoursBeforeCheckIn: number } & Fee;

/** The property's own minimum fees for a cancellation on the check-in day and for a no-show. */
export interface CancellationPenalties {
  /** Kept at least when a stay is cancelled on the check-in day, whatever the tiers say: percent of the total, 0 to 100. */
  readonly checkInDayPercent: number;
  /** Kept at least when the guest does not come. */
  readonly noShowPercent: number;
  /** In place of the percentage. */
  readonly checkInDay?: Fee;
  readonly noShow?: Fee;
}

/**
 * What a rate plan promises. After the last tier's hour, and where there are no tiers, the property keeps all. Penalties
 * that are not given are 100 (docs/rules.md, "Figures").
 */
export interface CancellationPolicy extends Partial<CancellationPenalties> {
  readonly tiers: readonly CancellationTier[];
}

/** What a stay costs, as its cancellation fee looks at it. Made by `stayPriceOf`. */
export interface StayPrice {
  /** All taxes included, minor units. */
  readonly total: MinorUnits;
  /** Of the total, taxes that come back when the stay does not take place; 0 unless given. */
  readonly returnedTaxes?: MinorUnits;
  /** What the first night of all rooms costs, the first two, and so on, without taxes that come back; none unless given. */
  readonly firstNights?: readonly MinorUnits[];
  /** 1 unless given. */
  readonly roomCount?: number;
}

/** Penalties as they are sent. */
export interface StatedPenalties extends CancellationPenalties {
  readonly checkInDay?: StatedFee;
  readonly noShow?: StatedFee;
}

/** A policy on the calendar of one stay; all moments in milliseconds since the epoch. Made by `scheduleOf` of `time`. */
export interface CancellationSchedule {
  /** Ascending: up to and including `until` the property keeps the fee. */
  readonly tiers: readonly { readonly until: number; readonly fee: Fee }[];
  /** Midnight at which the check-in day begins at the property. */
  readonly checkInDay: number;
  readonly checkIn: number;
  /** Kept at least on the check-in day, and of a guest who does not come. */
  readonly checkInDayFee: Fee;
  readonly noShowFee: Fee;
  /** What the stay costs: which of two fees is the higher depends on it. */
  readonly price: StayPrice;
}
