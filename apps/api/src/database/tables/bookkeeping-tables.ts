import type { BookkeepingSettings } from '@latchkey/api-contract/types';
import type { AccountKey, TaxInSum } from '@latchkey/booking-core/bookkeeping';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { BookingId } from '../booking-key.ts';
import type { Json, MomentColumn } from './columns.ts';

export interface BookkeepingSettingsTable {
  hotel_id: number;
  settings: Json<BookkeepingSettings>;
  changed_at: MomentColumn;
}

/** A batch as it was sealed; rows are only added. */
export interface BookkeepingBatchTable {
  hotel_id: number;
  /** Of the hotel, from 1. */
  number: number;
  /** `2026-11`. */
  month: string;
  /** A hash of the key under which it was asked for: asked again it is the same batch. */
  asked: string;
  first_day: LocalDate;
  last_day: LocalDate;
  author_kind: PrincipalKind | null;
  author_id: string | null;
  author_name: string | null;
  made_at: MomentColumn;
  entries: number;
  /** Of the debits, in minor units. */
  total: number;
  journal: string;
  /** DATEV's file in base64, since its bytes are no UTF-8; null where the house has none. */
  datev: string | null;
  previous_hash: string;
  hash: string;
}

export interface BookkeepingDayTable {
  hotel_id: number;
  day: LocalDate;
  batch: number;
}

/** An entry; it names its booking by its id alone. */
export interface BookkeepingEntryTable {
  hotel_id: number;
  entry_id: string;
  batch: number;
  day: LocalDate;
  source: string;
  booking_id: BookingId | null;
}

export interface BookkeepingPostingTable {
  hotel_id: number;
  entry_id: string;
  /** From 1. */
  line: number;
  account: AccountKey;
  debit: number;
  credit: number;
  taxes: Json<TaxInSum[]>;
}
