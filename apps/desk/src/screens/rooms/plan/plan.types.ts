import type { RoomUnit, UnitClosure } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PlanType, Standing } from '../rooms.model.ts';

/**
 * How a bar looks: as its booking stands today, `booked` for another day, `closed` of a room that is kept from guests,
 * `over` where more is sold than there are rooms.
 */
export type BarState = Standing | 'booked' | 'closed' | 'over';

/** From where to where a bar goes, in half days from the first in sight: a stay begins and ends at noon. */
export interface BarSpan {
  readonly start: number;
  /** After it: the half day at which the bar is over. */
  readonly end: number;
  /** It begins before, or ends after, what is in sight. */
  readonly fromBefore: boolean;
  readonly goesOn: boolean;
}

/** One room of a booking on one unit, night after night; `unitId` is null while it has none. */
export interface StayBar extends BarSpan {
  readonly kind: 'stay';
  readonly key: string;
  readonly state: BarState;
  readonly bookingId: string;
  readonly reference: string;
  readonly guestName: string;
  readonly roomTypeId: string;
  readonly place: number;
  readonly unitId: string | null;
  readonly first: LocalDate;
  /** The last night. */
  readonly last: LocalDate;
  readonly isPinned: boolean;
  readonly isInHouse: boolean;
  /** The stay goes on in another room, or came from one. */
  readonly isSplit: boolean;
}

export interface ClosureBar extends BarSpan {
  readonly kind: 'closure';
  readonly key: string;
  readonly state: 'closed';
  readonly closure: UnitClosure;
}

export type Bar = StayBar | ClosureBar;

/** A line of the plan: a unit's, or one of those who have none yet. */
export interface PlanRow {
  readonly key: string;
  /** `over`: no room of the type is free for them. */
  readonly kind: 'unit' | 'waiting' | 'over';
  readonly unit: RoomUnit | null;
  /** In the order of the days. */
  readonly bars: readonly Bar[];
}

export interface PlanSection {
  readonly type: PlanType;
  readonly rows: readonly PlanRow[];
}
