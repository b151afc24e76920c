import type { RoomUnit, StayInUnit } from '@latchkey/api-contract/types';
import type { PropertyResult } from '@latchkey/api-client/property';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Framed } from '../../frame/desk-frame.types.ts';

type Plan = Extract<PropertyResult<'getRoomPlan'>, { readonly status: 200 }>['body'];

/** A night of a booking on which it has fewer rooms by number than it has booked. */
export type WithoutUnit = Plan['unassigned'][number];

/** How a booking stands today, as the day sheet has it. */
export type Standing = 'arriving' | 'house' | 'leaving' | 'overdue' | 'ask' | 'left';

/** A type of room: its name, and how many of it can still be sold on each day in sight; null where nobody can say. */
export interface PlanType {
  readonly roomTypeId: string;
  readonly name: string;
  readonly left: readonly (number | null)[];
}

/** What the page of the room plan shows. */
export interface RoomsModel {
  readonly today: LocalDate;
  /** First day in sight, and how many are. */
  readonly from: LocalDate;
  readonly days: number;
  readonly types: readonly PlanType[];
  readonly units: readonly RoomUnit[];
  /** Those of the days in sight and of one more on each side, from which it is known who stays longer. */
  readonly stays: readonly StayInUnit[];
  readonly unassigned: readonly WithoutUnit[];
  /** By booking id; a booking that is not here is booked for another day. */
  readonly standing: Readonly<Record<string, Standing>>;
  /** Bookings whose guest can be checked in now, by id. */
  readonly canCheckIn: readonly string[];
  /** Path and search of the page. */
  readonly here: string;
}

export type FramedRooms = RoomsModel & Framed;
