import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Duty, RegistrationField, RegistrationScheme, ReportKind } from '@latchkey/booking-core/registration';
import type { BookingId } from '../booking-key.ts';
import type { Json, MomentColumn, MomentColumnOrNull } from './columns.ts';

/** What a house says of itself to its authority. */
export interface RegistrationSettingsTable {
  hotel_id: number;
  house: Json<Readonly<Record<string, string>>>;
  own_fields: Json<readonly RegistrationField[]>;
  /** Its keys there. */
  sealed: string | null;
  /** How many files were made. */
  files: number;
  changed_at: MomentColumn;
}

/** What was filled in of a traveller, and what of it can be said without opening it. */
export interface RegistrationTable {
  hotel_id: number;
  booking_id: BookingId;
  /** Among the travellers of the stay, from 0. */
  place: number;
  sealed: string;
  scheme: RegistrationScheme;
  duty: Duty['kind'];
  missing: Json<readonly RegistrationField[]>;
  missing_leaving: Json<readonly RegistrationField[]>;
  is_signed: boolean;
  filled_by: 'guest' | 'desk';
  changed_at: MomentColumn;
  confirmed_at: MomentColumnOrNull;
  confirmed_by: string | null;
  /** The last day on which the law wants it kept; null until that is known. */
  kept_until: LocalDate | null;
}

/** A file for an authority, and what became of it. */
export interface RegistrationReportTable {
  hotel_id: number;
  report_id: string;
  booking_id: BookingId;
  kind: ReportKind;
  scheme: RegistrationScheme;
  state: 'made' | 'sending' | 'sent' | 'refused';
  /** Counts the files of the house. */
  number: number;
  /** The file; null once it may not be kept any more. */
  sealed: string | null;
  hash: string;
  made_at: MomentColumn;
  made_by: string | null;
  sent_at: MomentColumnOrNull;
  sent_by: string | null;
  receipt: string | null;
  refusal: string | null;
  failures: number;
}
