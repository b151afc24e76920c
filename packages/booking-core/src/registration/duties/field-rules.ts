import type { FieldRule, RegistrationField } from '../registration.types.ts';

/** Most characters where an authority has published no length: what a passport and a form's line have room for. */
const usual: Readonly<Record<RegistrationField, number>> = {
  surname: 80,
  secondSurname: 80,
  givenNames: 80,
  nationality: 2,
  secondNationality: 2,
  birthDate: 10,
  sex: 6,
  birthPlace: 80,
  birthCountry: 2,
  relation: 10,
  documentKind: 13,
  documentNumber: 20,
  supportNumber: 20,
  documentCountry: 2,
  documentPlace: 80,
  documentIssued: 10,
  documentExpiry: 10,
  visaKind: 40,
  visaNumber: 20,
  visaExpiry: 10,
  address: 200,
  postalCode: 20,
  town: 80,
  homeCountry: 2,
  phone: 24,
  email: 254,
  arrivedFrom: 80,
  enteredOn: 10,
  purpose: 80,
  nextDestination: 80,
  onwardAddress: 200,
};

/** A field by its usual length, and what a law says otherwise. */
export const asks = (field: RegistrationField, more: Partial<Omit<FieldRule, 'field'>> = {}): FieldRule => ({
  field,
  most: usual[field],
  ...more,
});
