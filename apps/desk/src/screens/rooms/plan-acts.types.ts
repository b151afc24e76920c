import type { StayInUnit, UnitClosure, RoomUnit } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ClosureKind } from '@latchkey/booking-core/units';
import type { ClosureBar, StayBar } from './plan/plan.types.ts';

/** Both included; the guest leaves the day after. */
export interface Nights {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** A booking that an act names, or that stands in its way. */
export type NamedBooking = Pick<StayInUnit, 'bookingId' | 'reference' | 'guestName'>;

/** A change that the plan asks the engine for. */
export type PlanAct =
  | {
      readonly kind: 'move';
      readonly booking: NamedBooking;
      readonly place: number;
      readonly unitId: string;
      /** The room in which who asks has seen it, null for none: where it is in another by now nothing is done. */
      readonly from: string | null;
      readonly nights: Nights | undefined;
    }
  | { readonly kind: 'check_in' | 'undo_check_in'; readonly booking: NamedBooking }
  /** Of the one room of the booking that lies there. */
  | { readonly kind: 'unpin'; readonly booking: NamedBooking & { readonly roomTypeId: string; readonly place: number } }
  | { readonly kind: 'change'; readonly booking: NamedBooking; readonly quoteToken: string; readonly key: string }
  | ({
      readonly kind: 'close';
      readonly unitId: string;
      readonly closure: ClosureKind;
      readonly reason: string;
    } & Nights)
  | { readonly kind: 'reopen'; readonly closure: Pick<UnitClosure, 'closureId'> };

export const planProblems = [
  'closed',
  'not_housed',
  'closed_already',
  'in_the_past',
  'too_many_nights',
  'not_allowed',
  'changed',
  'unavailable',
] as const;

/** Why an act was not done; of one that others are in the way of, who they are. */
export type PlanProblem =
  | { readonly code: (typeof planProblems)[number] }
  | { readonly code: 'in_the_way'; readonly bookings: readonly NamedBooking[] };

/** What has come of an act: who else was moved, and the closure that was made. */
export interface PlanDone {
  readonly moved: readonly NamedBooking[];
  readonly closureId: string | null;
}

/** What is open beside the plan. */
export type Opened =
  | { readonly kind: 'menu' | 'move' | 'split'; readonly bar: StayBar }
  /** `to`: the one type that is asked about; any other where it is not named. */
  | { readonly kind: 'upgrade'; readonly bar: StayBar; readonly to?: string }
  /** To one room, whose guests would change with it, or which cannot be had. */
  | {
      readonly kind: 'exchange';
      readonly bar: StayBar;
      readonly unitId: string;
      readonly nights: Nights | undefined;
    }
  | { readonly kind: 'dates'; readonly bar: StayBar; readonly nights: Nights }
  | { readonly kind: 'closure'; readonly bar: ClosureBar }
  | { readonly kind: 'cell'; readonly unit: RoomUnit; readonly first: LocalDate }
  | { readonly kind: 'close'; readonly unitId: string | null; readonly first: LocalDate; readonly last: LocalDate };
