/** A time on one unit, in hours since the epoch on the property's clocks; `to` is not part of it. */
export interface UnitTime {
  readonly from: number;
  readonly to: number;
}

/** A room or a bed that has a number. */
export interface AssignableUnit {
  readonly unitId: string;
  /** Null where it is not known. */
  readonly floor: string | null;
  /** Its place among the units of its type: neighbours follow each other. */
  readonly position: number;
  /** When nobody is to be put into it. */
  readonly closed: readonly UnitTime[];
}

/** What one room of a booking takes, all at once or a part of it that is looked at by itself. */
export interface UnitStay extends UnitTime {
  readonly id: string;
  readonly bookingId: string;
  /** Where it is; null where it has no unit. */
  readonly unitId: string | null;
  /** The unit it had, or that the same guest has before or after it: to be kept where that can be. */
  readonly wants: string | null;
  /** Its guest is in the house, or a person pinned it: it never moves by itself. */
  readonly isFixed: boolean;
}

/** Where a stay is to be: on one unit, or on several one after the other. */
export interface UnitPlacement {
  readonly id: string;
  readonly parts: readonly (UnitTime & { readonly unitId: string })[];
}
