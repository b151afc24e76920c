/** Which stays a rate plan is sold to, as far as one night of it says. */
export interface NightRestrictions {
  /** Nights of a stay that begins on this night. */
  readonly minStay: number;
  readonly maxStay: number | null;
  /** The only lengths of a stay that begins on this night, ascending; any length where it is null, none where it is empty. */
  readonly stayLengths: readonly number[] | null;
  /** Nights of a stay that has this night in it, wherever it begins. */
  readonly minStayThrough: number;
  readonly maxStayThrough: number | null;
  /** No stay begins on this date. */
  readonly closedToArrival: boolean;
  /** No stay ends on this date. */
  readonly closedToDeparture: boolean;
  /** Days from the booking to a stay that begins on this night. */
  readonly minAdvanceDays: number;
  readonly maxAdvanceDays: number | null;
  /** A stay that begins on this night is sold until this hour of its day, 0 to 23; all day where it is null. */
  readonly cutOffHour: number | null;
}

/** When a stay is booked, on the property's clocks: days before its arrival, and the hour of the day. */
export interface BookedAt {
  readonly daysAhead: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** The dates of a plan that a length of stay is looked up on, counted from the arrival. */
export interface PlanDates {
  /** Null where the night is not sold. */
  readonly night: (at: number) => NightRestrictions | null;
  readonly isDepartureClosed: (at: number) => boolean;
}
