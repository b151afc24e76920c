import { retentionOf, type DutyRule } from '@latchkey/booking-core/registration';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingRow } from '../../bookings/bookings.ts';
import { daysOf } from './registration-of.ts';

/** The last day on which the law wants a booking's registrations kept; null where that follows a receipt. */
export const keptUntilOf = (
  { retention }: DutyRule,
  row: Pick<BookingRow, 'selection'>,
  receivedOn: LocalDate | null,
): LocalDate | null => retentionOf(retention, daysOf(row), receivedOn)?.keptUntil ?? null;
