import type { RegistrationField } from '@latchkey/booking-core/registration';

/** The parts of the form, in its order. */
export const fieldGroups = {
  person: [
    'surname',
    'secondSurname',
    'givenNames',
    'nationality',
    'secondNationality',
    'birthDate',
    'sex',
    'birthPlace',
    'birthCountry',
    'relation',
  ],
  document: [
    'documentKind',
    'documentNumber',
    'supportNumber',
    'documentCountry',
    'documentPlace',
    'documentIssued',
    'documentExpiry',
  ],
  visa: ['visaKind', 'visaNumber', 'visaExpiry'],
  home: [
    'address',
    'postalCode',
    'town',
    'homeCountry',
    'phone',
    'email',
    'arrivedFrom',
    'enteredOn',
    'purpose',
    'nextDestination',
    'onwardAddress',
  ],
} as const satisfies Record<string, readonly RegistrationField[]>;

export type FieldGroup = keyof typeof fieldGroups;

/** What is mostly the same of all who travel together. */
export const sharedFields: readonly RegistrationField[] = fieldGroups.home.filter(
  (field) => field !== 'phone' && field !== 'email',
);
