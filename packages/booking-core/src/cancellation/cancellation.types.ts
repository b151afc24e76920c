/** A step of a cancellation policy: cancelled at least so many hours before check-in, the property keeps `percent`. */
export interface CancellationTier {
  readonly hoursBeforeCheckIn: number;
  /** Percent of the booking's total. */
  readonly percent: number;
}

/**
 * The property's own minimum fees for a cancellation on the check-in day and for a no-show: percent of the total, 0 to
 * 100.
 */
export interface CancellationPenalties {
  /** Kept at least when a stay is cancelled on the check-in day, whatever the tiers say. */
  readonly checkInDayPercent: number;
  /** Kept at least when the guest does not come. */
  readonly noShowPercent: number;
}

/**
 * What a rate plan promises. After the last tier's hour, and where there are no tiers, the property keeps all. Penalties
 * that are not given are 100 (docs/rules.md, "Figures").
 */
export interface CancellationPolicy extends Partial<CancellationPenalties> {
  readonly tiers: readonly CancellationTier[];
}

/** A policy on the calendar of one stay; all moments in milliseconds since the epoch. Made by `scheduleOf` of `time`. */
export interface CancellationSchedule extends CancellationPenalties {
  /** Ascending: up to and including `until` the property keeps `percent`. */
  readonly tiers: readonly { readonly until: number; readonly percent: number }[];
  /** Midnight at which the check-in day begins at the property. */
  readonly checkInDay: number;
  readonly checkIn: number;
}
