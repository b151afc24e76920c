import type { RegistrationField } from '@latchkey/booking-core/registration';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldGroup } from './field-groups.ts';

/** What the law of a house's country can ask, in a guest's words. */
export const fieldNames: Readonly<Record<RegistrationField, MessageDescriptor>> = {
  surname: msg({ message: 'Surname', context: 'of a traveller' }),
  secondSurname: msg({ message: 'Second surname', context: 'of a traveller' }),
  givenNames: msg({ message: 'First names', context: 'of a traveller' }),
  nationality: msg({ message: 'Nationality', context: 'of a traveller' }),
  secondNationality: msg({ message: 'Second nationality', context: 'of a traveller' }),
  birthDate: msg({ message: 'Date of birth', context: 'of a traveller' }),
  sex: msg({ message: 'Sex, as printed', context: 'in a passport' }),
  birthPlace: msg({ message: 'Place of birth', context: 'of a traveller' }),
  birthCountry: msg({ message: 'Country of birth', context: 'of a traveller' }),
  relation: msg({ message: 'Travels as', context: 'head of a family, child' }),
  documentKind: msg({ message: 'Document', context: 'passport or identity card' }),
  documentNumber: msg({ message: 'Document number', context: 'of a passport' }),
  supportNumber: msg({ message: 'Support number', context: 'of a Spanish document' }),
  documentCountry: msg({ message: 'Issued by', context: 'a country, of a passport' }),
  documentPlace: msg({ message: 'Place of issue', context: 'of a passport' }),
  documentIssued: msg({ message: 'Issued on', context: 'of a passport' }),
  documentExpiry: msg({ message: 'Valid until', context: 'of a passport' }),
  visaKind: msg({ message: 'Visa type', context: 'of a traveller' }),
  visaNumber: msg({ message: 'Visa number', context: 'of a traveller' }),
  visaExpiry: msg({ message: 'Visa valid until', context: 'of a traveller' }),
  address: msg({ message: 'Address at home', context: 'of a traveller' }),
  postalCode: msg({ message: 'Postcode', context: 'of a traveller' }),
  town: msg({ message: 'Town', context: 'where a traveller lives' }),
  homeCountry: msg({ message: 'Country of residence', context: 'of a traveller' }),
  phone: msg({ message: 'Telephone', context: 'of a traveller' }),
  email: msg({ message: 'Email', context: 'of a traveller' }),
  arrivedFrom: msg({ message: 'Arrived from', context: 'a place, of a traveller' }),
  enteredOn: msg({ message: 'In the country since', context: 'a day' }),
  purpose: msg({ message: 'Purpose of the visit', context: 'of a traveller' }),
  nextDestination: msg({ message: 'Next destination', context: 'of a traveller' }),
  onwardAddress: msg({ message: 'Onward address', context: 'where a guest goes on to' }),
};

export const groupNames: Readonly<Record<FieldGroup, MessageDescriptor>> = {
  person: msg({ message: 'As in the passport', context: 'part of a form' }),
  document: msg({ message: 'Passport or identity card', context: 'part of a form' }),
  visa: msg({ message: 'Visa', context: 'part of a form' }),
  home: msg({ message: 'Trip and home', context: 'part of a form' }),
};

/** Values that are chosen. */
export const valueNames: Readonly<Record<string, MessageDescriptor>> = {
  female: msg({ message: 'Female', context: 'sex in a passport' }),
  male: msg({ message: 'Male', context: 'sex in a passport' }),
  other: msg({ message: 'Other', context: 'as printed in a document' }),
  passport: msg({ message: 'Passport', context: 'a document' }),
  'identity-card': msg({ message: 'Identity card', context: 'a document' }),
  head: msg({ message: 'Head of the family or group', context: 'a traveller' }),
  spouse: msg({ message: 'Spouse or partner', context: 'a traveller' }),
  child: msg({ message: 'Child', context: 'a traveller' }),
  relative: msg({ message: 'Other relative', context: 'a traveller' }),
  group: msg({ message: 'Member of a group', context: 'a traveller' }),
  alone: msg({ message: 'Alone', context: 'a traveller' }),
};
