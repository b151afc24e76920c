import type { RegisteredStay, RegistrationReport } from '@latchkey/api-contract/types';
import {
  deadlineOf,
  type DutyRule,
  type RegistrationField,
  type ReportKind,
} from '@latchkey/booking-core/registration';
import { todayIn } from '@latchkey/booking-core/time';
import { endOfStay, startOfStay, type BookingRow } from '../../bookings/bookings.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { daysOf } from '../entries/registration-of.ts';
import type { RegistrationRow } from '../entries/registrations.queries.ts';
import { placesOf } from '../entries/travellers-of.ts';
import type { ReportRow } from '../entries/reports.queries.ts';

type Missing = RegistrationReport['missing'];
type State = RegistrationReport['state'];

/** A stay with what is due of it: without a word of what was filled in. */
export function stayView(
  hotel: AgreedHotel,
  rule: DutyRule,
  row: BookingRow,
  rows: readonly RegistrationRow[],
  files: readonly ReportRow[],
  now: Date,
): RegisteredStay {
  const kinds: readonly ReportKind[] = rule.departure === undefined ? ['arrival'] : ['arrival', 'departure'];
  return {
    bookingId: row.booking_id,
    reference: row.reference,
    guest: row.travellers[0]?.fullName ?? '',
    ...daysOf(row),
    hasArrived: row.arrived_at !== null,
    hasLeft: row.left_at !== null,
    people: placesOf(row).length,
    scheme: rule.scheme,
    reports: kinds.map((kind) => reportView(hotel, rule, row, kind, rows, files, now)),
  };
}

/** How far the registration of an arrival is: the state of its report. */
export function arrivalState(
  rule: DutyRule,
  row: Pick<BookingRow, 'selection'>,
  rows: readonly RegistrationRow[],
  files: readonly ReportRow[],
): State {
  const file = files.findLast(({ kind }) => kind === 'arrival');
  return stateOf(rule, row, rows, missingOf(rule, row, rows, 'arrival'), file);
}

function reportView(
  hotel: AgreedHotel,
  rule: DutyRule,
  row: BookingRow,
  kind: ReportKind,
  rows: readonly RegistrationRow[],
  files: readonly ReportRow[],
  now: Date,
): RegistrationReport {
  const missing = missingOf(rule, row, rows, kind);
  const file = files.findLast((one) => one.kind === kind);
  const state = stateOf(rule, row, rows, missing, file);
  const dueAt = dueOf(hotel, rule, row, kind);
  return {
    kind,
    state,
    dueAt: new Date(dueAt).toISOString(),
    isOverdue: state !== 'done' && state !== 'none' && now.getTime() >= dueAt,
    missing,
    file: file === undefined ? null : fileView(file),
  };
}

/** Missing fields by traveller, of those with a duty. */
export function missingOf(
  rule: DutyRule,
  row: Pick<BookingRow, 'selection'>,
  rows: readonly RegistrationRow[],
  kind: ReportKind,
): Missing {
  return placesOf(row).flatMap(({ place }) => {
    const kept = rows.find((one) => one.place === place);
    const fields: readonly RegistrationField[] =
      kept === undefined
        ? rule.who === 'foreigners'
          ? ['nationality']
          : rule.fields.flatMap(({ field, isOptional, of }) => (isOptional === true || of !== undefined ? [] : [field]))
        : kept.duty === 'nationality-needed'
          ? ['nationality']
          : kind === 'arrival'
            ? kept.missing
            : kept.missing_leaving;
    return fields.length === 0 ? [] : [{ place, fields: [...fields] }];
  });
}

function stateOf(
  rule: DutyRule,
  row: Pick<BookingRow, 'selection'>,
  rows: readonly RegistrationRow[],
  missing: Missing,
  file: ReportRow | undefined,
): State {
  if (file?.state === 'sent') return 'done';
  if (file?.state === 'sending') return 'sending';
  const isUnknown = ({ fields }: Missing[number]): boolean => fields.length === 1 && fields[0] === 'nationality';
  if (missing.length > 0)
    return missing.every(isUnknown) && rule.who === 'foreigners' ? 'nationality-needed' : 'missing';
  const due = rows.filter(({ duty }) => duty === 'due');
  if (rows.length === placesOf(row).length && due.length === 0) return 'none';
  if (rule.way === 'kept' && due.every(({ confirmed_at: at }) => at !== null)) return 'done';
  return file?.state === 'refused' ? 'refused' : 'ready';
}

/** From the moment the house has marked; from the hour that was agreed where it has marked none. */
export function dueOf(hotel: AgreedHotel, rule: DutyRule, row: BookingRow, kind: ReportKind): number {
  const { timeZone: zone } = hotel.sale;
  const days = daysOf(row);
  const isArrival = kind === 'arrival';
  const at = isArrival
    ? (row.arrived_at?.getTime() ?? startOfStay(hotel, row))
    : (row.left_at?.getTime() ?? endOfStay(hotel, row));
  const deadline = isArrival ? rule.arrival : (rule.departure ?? rule.arrival);
  return deadlineOf(deadline, todayIn(zone, at), { zone, ...days, at });
}

const fileView = (file: ReportRow): NonNullable<RegistrationReport['file']> => ({
  reportId: file.report_id,
  hash: file.hash,
  madeAt: file.made_at.toISOString(),
  madeBy: file.made_by,
  sentAt: file.sent_at?.toISOString() ?? null,
  sentBy: file.sent_by,
  receipt: file.receipt,
  refusal: file.refusal,
  failures: file.failures,
});
