import type { ColumnType } from 'kysely';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { BookingId } from '../booking-key.ts';
import type { MomentColumn } from './columns.ts';

interface Authored {
  hotel_id: number;
  booking_id: BookingId;
  /** Who did it; null where the engine did. */
  author_kind: PrincipalKind | null;
  author_id: string | null;
  author_name: string | null;
  created_at: MomentColumn;
}

/**
 * A line that the property put on a folio, or took off it. Lines are added and never changed; only what a person typed goes
 * when the guest is erased. Amounts in minor units, above 0 where more is owed by it.
 */
export interface FolioLineTable extends Authored {
  line_id: string;
  /** Its place among what was posted on the folio, from 1. */
  number: number;
  kind: 'extra' | 'fee' | 'adjustment' | 'transfer';
  /** The hotel's day on which it counts. */
  day: LocalDate;
  /** The day for which it was meant, where that was closed; else null. */
  meant_for: LocalDate | null;
  subject_room: number | null;
  subject_id: string | null;
  subject_name: string | null;
  quantity: number | null;
  amount: number;
  currency: CurrencyCode;
  payer_id: string;
  /** The tax that is in the amount. */
  tax_name: string | null;
  tax_percent: number | null;
  tax_amount: number;
  /** The line that it takes back. */
  reverses: string | null;
  /** Of a transfer: the line of which it moves a part. */
  moved_from: string | null;
  /** Of a transfer between two stays: the other one's booking. */
  other_booking: BookingId | null;
  reason: string | null;
}

/** Who pays a part of a stay beside whoever booked. */
export interface FolioPayerTable extends Authored {
  payer_id: string;
  kind: 'company' | 'other';
  /** These are null once the guest is erased. */
  name: string | null;
  tax_id: string | null;
  address: string | null;
  mail: string | null;
}

/** That a stay ended with something owed, and why; until it is settled. */
export interface LeftOwingTable extends Authored {
  reason: string | null;
  /** The company on whose account it was left; null where it is on none. */
  payer_id: ColumnType<string | null, string | null | undefined, string | null>;
}
