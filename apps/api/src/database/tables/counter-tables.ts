import type { CashMoveKind, DayEndTime, DayLineKind } from '@latchkey/booking-core/counter';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { BookingId } from '../booking-key.ts';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

interface Authored {
  /** Who did it; null where the engine did. */
  author_kind: PrincipalKind | null;
  author_id: string | null;
  author_name: string | null;
}

/** A person's drawer, of whoever opened it. Amounts in minor units of the hotel's currency. */
export interface CashShiftTable extends Authored {
  hotel_id: number;
  shift_id: string;
  /** Of the hotel, from 1. */
  number: number;
  /** The person whose it is while it is open; null of a closed one. */
  open_of: string | null;
  opened_at: MomentColumn;
  /** Counted as it was opened. */
  float_amount: number;
  currency: CurrencyCode;
  closed_at: MomentColumnOrNull;
  closed_by: string | null;
  /** Why the count differed. */
  reason: string | null;
  /** The whole account as it was closed, and its hash. */
  content: string | null;
  content_hash: string | null;
}

/** Cash that moved without a guest; lines are added and never changed. */
export interface CashMoveTable extends Authored {
  hotel_id: number;
  move_id: string;
  shift_id: string;
  kind: CashMoveKind;
  amount: number;
  note: string;
  created_at: MomentColumn;
}

/** A count of a drawer, and what went through it until then. */
export interface CashCountTable extends Authored {
  hotel_id: number;
  shift_id: string;
  /** Of the drawer, from 1. */
  number: number;
  taken: number;
  given: number;
  paid_in: number;
  paid_out: number;
  dropped: number;
  expected: number;
  counted: number;
  created_at: MomentColumn;
}

/** When the days of a house end. */
export interface DayEndTable {
  hotel_id: number;
  ends_at: DayEndTime;
  changed_at: MomentColumn;
}

/** A day of a house. `closing`: what it carries is being posted. */
export interface HouseDayTable extends Authored {
  hotel_id: number;
  day: LocalDate;
  state: 'open' | 'closing' | 'closed';
  opened_at: MomentColumn;
  /** What moved from here on is of the next day. */
  cut_at: MomentColumnOrNull;
  /** The last change of a booking (`booking_feed`) before it was closed. */
  seen_change: number | null;
  /** Of the closed days of the hotel, from 1. */
  number: number | null;
  closed_at: MomentColumnOrNull;
  content: string | null;
  previous_hash: string | null;
  hash: string | null;
}

/** A line of a day's account (`DayLine` of booking-core); lines are added and never changed. */
export interface DayLineTable {
  hotel_id: number;
  day: LocalDate;
  key: string;
  booking_id: BookingId;
  kind: DayLineKind;
  of_date: LocalDate | null;
  amount: number;
  name: string | null;
  rate: number | null;
  base: number | null;
  way: string | null;
}
