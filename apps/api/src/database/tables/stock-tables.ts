import type { LocalDate } from '@latchkey/booking-core/dates';
import type { NightlyRate } from '@latchkey/booking-core/pricing';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonOrNull } from './columns.ts';

/** One row per hotel, date and room type. `hours` has 24 counters where the type is sold by the hour, else null. */
export interface InventoryTable {
  hotel_id: number;
  date: LocalDate;
  room_type_id: string;
  total: number;
  used: Generated<number>;
  hours: number[] | null;
  /** Set by hand: the files no longer say how many. */
  by_property: Generated<boolean>;
  set_at: JsonOrNull<FiguresSet<'total'>>;
}

/** Which message a figure of a night is from. */
export interface FigureSet {
  /** The time that its sender gave it, in milliseconds: a message with an earlier one does not write over it. */
  readonly meant: number;
  /** When it was written, in milliseconds. */
  readonly kept: number;
  /** Kind and id of who sent it. */
  readonly by: string;
}

/** The messages that figures are from, each by its column. */
export type FiguresSet<Field extends string> = Readonly<Partial<Record<Field, FigureSet>>>;

export interface RateTable {
  hotel_id: number;
  date: LocalDate;
  room_type_id: string;
  rate_plan_id: string;
  price_for_pax: Json<NightlyRate['priceForPax']>;
  extra_adult: number;
  extra_child: number;
  min_stay: number;
  max_stay: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of stays that begin on the night; any where it is null. */
  stay_lengths: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
  /** `closed`: not sold on this night. `closed_to_arrival`: no stay may begin on it. */
  closed: Generated<boolean>;
  closed_to_arrival: Generated<boolean>;
  /** No stay may end on it. */
  closed_to_departure: Generated<boolean>;
  /** Of every stay that has the night in it. */
  min_stay_through: Generated<number>;
  max_stay_through: ColumnType<number | null, number | null | undefined, number | null>;
  min_advance_days: Generated<number>;
  max_advance_days: ColumnType<number | null, number | null | undefined, number | null>;
  cut_off_hour: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whether anything of the row is set by hand; versions that know no `by_hand` leave such a row alone. */
  by_property: Generated<boolean>;
  /** The columns set by hand: the files no longer say what they hold. Null with `by_property`: not told apart yet. */
  by_hand: ColumnType<RateField[] | null, string[] | null | undefined, string[] | null>;
  /** Also of figures that were given back to the rule: that was meant at a moment, too. */
  set_at: JsonOrNull<FiguresSet<RateField>>;
}

/** What of a night's rate follows the hotel's files unless the property sets it by hand. */
export const rateFields = [
  'price_for_pax',
  'extra_adult',
  'extra_child',
  'min_stay',
  'max_stay',
  'stay_lengths',
  'min_stay_through',
  'max_stay_through',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
  'min_advance_days',
  'max_advance_days',
  'cut_off_hour',
] as const;

export type RateField = (typeof rateFields)[number];

/** A code with a limit of uses: its row is locked by who makes a booking with it. */
export interface LimitedCodeTable {
  hotel_id: number;
  coupon_id: string;
}

/** How many a hotel has of an extra on each day: its row is locked by who takes of it. */
export interface ExtraStockTable {
  hotel_id: number;
  addon_id: string;
  stock: number;
}

/** What other processes on the same database are to read anew. */
export interface StockChangeTable {
  change_id: Generated<number>;
  hotel_id: number;
  what: 'rooms' | 'rates';
  first: LocalDate;
  last: LocalDate;
  writer: string;
  at: Generated<Date>;
}
