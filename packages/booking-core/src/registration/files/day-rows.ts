import { registrationFields } from '../registration-lists.ts';
import type { RegistrationField } from '../registration.types.ts';
import type { RegisteredStay } from './files.types.ts';

/**
 * The travellers of some stays as rows of a table, under the names of its columns: for a police that takes a list of its
 * own making. A column is there where anybody has filled it in.
 */
export function dayRows(
  stays: readonly RegisteredStay[],
  nameOf: (column: 'reference' | 'arrival' | 'departure' | RegistrationField) => string,
): string[][] {
  const people = stays.flatMap((stay) => stay.people.map((one) => ({ stay, one })));
  const columns = registrationFields.filter((field) => people.some(({ one }) => (one[field] ?? '') !== ''));
  return [
    (['reference', 'arrival', 'departure', ...columns] as const).map(nameOf),
    ...people.map(({ stay, one }) => [
      stay.reference,
      stay.arrival,
      stay.departure,
      ...columns.map((field) => one[field] ?? ''),
    ]),
  ];
}
