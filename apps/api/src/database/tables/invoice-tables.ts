import type { ColumnType } from 'kysely';
import type { InvoiceSettings } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { signatureStates } from '@latchkey/booking-core/invoice';
import type { BookingId } from '../booking-key.ts';
import type { Json, MomentColumn, MomentColumnOrNull } from './columns.ts';

/** A text that may be null; absent in an insert it is. */
type ColumnOrNull = ColumnType<string | null, string | null | undefined, string | null>;

export interface InvoiceSettingsTable {
  hotel_id: number;
  settings: Json<InvoiceSettings>;
  changed_at: MomentColumn;
}

/** The series that numbers are taken of. */
export type InvoiceSeriesKind = 'invoice' | 'credit-note';

export interface InvoiceSeriesTable {
  hotel_id: number;
  kind: InvoiceSeriesKind;
  /** The first day of the fiscal year. */
  fiscal_year: LocalDate;
  last_serial: number;
}

/** A paper as it was issued; rows are only added. */
export interface InvoiceTable {
  hotel_id: number;
  invoice_id: string;
  booking_id: BookingId;
  /** Whose part of the folio it is; `guest` of whoever booked. */
  payer_id: string;
  kind: InvoiceSeriesKind;
  fiscal_year: LocalDate;
  serial: number;
  number: string;
  issued_at: MomentColumn;
  /** Of a credit note, the invoice. */
  corrects_id: string | null;
  /** Minor units. */
  total: number;
  is_tax_id_left_out: boolean;
  /** All that it says, as JSON, and the hash of exactly this text. */
  content: string;
  content_hash: string;
}

/** A house's account at a certified fiscal service. */
export interface FiscalConnectionTable {
  hotel_id: number;
  account: string;
  /** Its key, sealed. */
  sealed: string;
  changed_at: MomentColumn;
}

/** What a fiscal service has signed of a paper. Only a signed one is handed out. */
export interface PaperSignatureTable {
  hotel_id: number;
  invoice_id: string;
  state: (typeof signatureStates)[number];
  signature: ColumnOrNull;
  authority_number: ColumnOrNull;
  /** The text of the code that is printed. */
  code: ColumnOrNull;
  /** Why it was refused, in the service's words. */
  words: ColumnOrNull;
  asked_at: MomentColumn;
  signed_at: MomentColumnOrNull;
}
