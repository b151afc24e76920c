/** A step of a cancellation policy: cancelled at least so many hours before check-in, the property keeps `percent`. */
export interface CancellationTier {
  readonly hoursBeforeCheckIn: number;
  /** Percent of the booking's total. */
  readonly percent: number;
}

/** What a rate plan promises. After the last tier's hour, and where there are no tiers, the property keeps all. */
export interface CancellationPolicy {
  readonly tiers: readonly CancellationTier[];
  /** Kept at least when cancelled on the check-in day, whatever the tiers say; 100 unless the property says less. */
  readonly checkInDayPercent?: number;
  /** Kept when the guest does not come; 100 unless the property says less. */
  readonly noShowPercent?: number;
}

/** A policy on the calendar of one stay; all moments in milliseconds since the epoch. Made by `scheduleOf` of `time`. */
export interface CancellationSchedule {
  /** Ascending: up to and including `until` the property keeps `percent`. */
  readonly tiers: readonly { readonly until: number; readonly percent: number }[];
  /** Midnight at which the check-in day begins at the property. */
  readonly checkInDay: number;
  readonly checkIn: number;
  readonly checkInDayPercent: number;
  readonly noShowPercent: number;
}
