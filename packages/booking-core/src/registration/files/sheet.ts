import type { LocalDate } from '../../dates/local-date.types.ts';
import type { FieldRule, RegistrationEntry, RegistrationField } from '../registration.types.ts';

/** A sheet of a registration: what stands on it, and nothing else. */
export interface RegistrationSheet {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly rows: readonly { readonly field: RegistrationField; readonly text: string }[];
  /** Those who stand on it by number: their count and nationalities, each once. */
  readonly companions: { readonly count: number; readonly nationalities: readonly string[] };
}

/** The sheet of a traveller by the fields that the law names, in their order; what it does not name stays out. */
export const sheetOf = (
  fields: readonly FieldRule[],
  entry: RegistrationEntry,
  stay: { readonly arrival: LocalDate; readonly departure: LocalDate },
  counted: readonly RegistrationEntry[] = [],
): RegistrationSheet => ({
  arrival: stay.arrival,
  departure: stay.departure,
  rows: fields.flatMap(({ field }) => {
    const text = entry[field]?.trim() ?? '';
    return text === '' ? [] : [{ field, text }];
  }),
  companions: {
    count: counted.length,
    nationalities: [...new Set(counted.flatMap(({ nationality }) => nationality ?? []))].toSorted(),
  },
});
