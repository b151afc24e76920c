import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ClosureKind, UnitState } from '@latchkey/booking-core/units';
import type { Generated } from 'kysely';
import type { BookingId } from '../booking-key.ts';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

/** A room that has a number, or a bed of a dormitory. */
export interface RoomUnitTable {
  hotel_id: number;
  unit_id: string;
  room_type_id: string;
  number: string;
  floor: string | null;
  note: string | null;
  position: number;
  /** Whether its type is sold by the hour: then its nights have hours. */
  is_hourly: Generated<boolean>;
  /** Made, or changed, at the desk: the files no longer say how many of its type there are. */
  by_hand: Generated<boolean>;
  state: Generated<UnitState>;
  state_at: MomentColumnOrNull;
  removed_at: MomentColumnOrNull;
}

/** Nights on which a unit is kept from guests, both dates included. */
export interface UnitClosureTable {
  hotel_id: number;
  closure_id: string;
  unit_id: string;
  first: LocalDate;
  last: LocalDate;
  kind: ClosureKind;
  reason: string | null;
  created_at: MomentColumn;
  ended_at: MomentColumnOrNull;
}

/** How often a kind of thing has changed at a hotel. */
export interface HotelNewsTable {
  hotel_id: number;
  what: 'rooms' | 'rates';
  last: number;
}

/** What was done to a unit. */
export interface UnitChangeTable {
  hotel_id: number;
  change_id: string;
  unit_id: string;
  at: MomentColumn;
  what: UnitState | 'closed' | 'reopened' | 'broken' | 'mended';
  author_kind: PrincipalKind;
  author_name: string;
  note: string | null;
  /** What is broken as a picture, which is erased some day. */
  picture_id: Generated<string | null>;
}

/** The unit that one room of a booking has on a date. */
export interface UnitNightTable {
  hotel_id: number;
  booking_id: BookingId;
  room_type_id: string;
  place: number;
  date: LocalDate;
  hour_from: number;
  hour_to: number;
  unit_id: string;
  held: 'pinned' | 'in_house' | null;
}
