import type { OwnRegistration } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingRow } from '../../bookings/bookings.ts';
import { daysOf } from './registration-of.ts';
import type { RegistrationRow } from './registrations.queries.ts';
import type { ReportRow } from './reports.queries.ts';

/** What keeps a guest from filling in more on a day of the house: the desk has it from then on. Null while nothing does. */
export function closedBy(
  row: Pick<BookingRow, 'selection' | 'arrived_at'>,
  rows: readonly Pick<RegistrationRow, 'confirmed_at'>[],
  files: readonly Pick<ReportRow, 'state'>[],
  today: LocalDate,
): OwnRegistration['closedBy'] {
  if (files.some(({ state }) => state === 'sent' || state === 'sending')) return 'confirmed';
  if (rows.some(({ confirmed_at: at }) => at !== null)) return 'confirmed';
  if (row.arrived_at !== null) return 'arrived';
  return daysOf(row).departure < today ? 'over' : null;
}
