import {
  dutyOf,
  dutyRuleOf,
  faultsOf,
  type Duty,
  type DutyRule,
  type FaultOfField,
  type RegistrationEntry,
  type RegistrationField,
} from '@latchkey/booking-core/registration';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingRow } from '../../bookings/bookings.ts';
import { registrantOf, type TravellerPlace } from './travellers-of.ts';

/** What decides whether and how a traveller is registered: kept of everybody of whom anything is. */
const deciding: readonly RegistrationField[] = ['nationality', 'relation'];

/** The days of a booking's stay. */
export function daysOf({ selection: { stay } }: Pick<BookingRow, 'selection'>): {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
} {
  return stay.kind === 'hours'
    ? { arrival: stay.date, departure: stay.date }
    : { arrival: stay.checkIn, departure: stay.checkOut };
}

/** The rule under which a booking's travellers are registered. */
export const ruleOf = (
  country: string | undefined,
  row: Pick<BookingRow, 'selection'>,
  ownFields: readonly RegistrationField[],
): DutyRule | undefined => dutyRuleOf(country, daysOf(row).arrival, ownFields);

/** What was filled in of a traveller, judged: what the duty is, what of it is kept, and what is wrong. */
export interface JudgedEntry {
  readonly duty: Duty;
  readonly entry: RegistrationEntry;
  readonly faults: readonly FaultOfField[];
  readonly faultsLeaving: readonly FaultOfField[];
}

/** Judges an entry. Only the fields of the duty are stored: a law asks for what it names. */
export function judged(
  rule: DutyRule,
  country: string | undefined,
  at: TravellerPlace,
  given: RegistrationEntry,
  arrival: LocalDate,
): JudgedEntry {
  const duty = dutyOf(rule, country, registrantOf(at, given, arrival));
  const asked = duty.kind === 'due' ? duty.fields : [];
  const kept = new Set<string>([...deciding, ...asked.map(({ field }) => field)]);
  const entry = Object.fromEntries(
    Object.entries(given).filter(([field, text]) => kept.has(field) && text !== undefined && text.trim() !== ''),
  ) as RegistrationEntry;
  return {
    duty,
    entry,
    faults: duty.kind === 'due' ? faultsOf(asked, entry, arrival) : [],
    faultsLeaving: duty.kind === 'due' ? faultsOf(asked, entry, arrival, 'departure') : [],
  };
}
