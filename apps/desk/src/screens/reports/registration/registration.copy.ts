import type { RegistrationReport } from '@latchkey/api-contract/types';
import type { RegistrationField, RegistrationScheme, ReportKind } from '@latchkey/booking-core/registration';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationModel, RegistrationProblem } from './registration.model.ts';

/** The fields of a traveller's registration. */
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

/** What a list of a day says of the stay beside its travellers. */
export const stayColumns: Readonly<Record<string, MessageDescriptor>> = {
  reference: msg({ message: 'Reference', context: 'of a booking' }),
  arrival: msg({ message: 'Arrival', context: 'what an authority is told of' }),
  departure: msg({ message: 'Departure', context: 'what an authority is told of' }),
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

/** The papers of each law, by the names that houses call them. */
export const schemeNames: Readonly<Record<RegistrationScheme, MessageDescriptor>> = {
  'form-iii': msg`Form III (India)`,
  'form-c': msg`Form C (India)`,
  meldeschein: msg`Meldeschein (Germany)`,
  siba: msg`SIBA (Portugal)`,
  alloggiati: msg`Alloggiati Web (Italy)`,
  ses: msg`SES.Hospedajes (Spain)`,
  'own-card': msg`The property’s own registration card`,
};

export const kindNames: Readonly<Record<ReportKind, MessageDescriptor>> = {
  arrival: msg({ message: 'Arrival', context: 'what an authority is told of' }),
  departure: msg({ message: 'Departure', context: 'what an authority is told of' }),
};

/** How far a report is. */
export const stateNames: Readonly<Record<RegistrationReport['state'], MessageDescriptor>> = {
  none: msg({ message: 'No one to register', context: 'of a stay' }),
  'nationality-needed': msg({ message: 'Nationality needed', context: 'of a registration' }),
  missing: msg({ message: 'Details missing', context: 'of a registration' }),
  ready: msg({ message: 'Ready', context: 'of a registration' }),
  sending: msg({ message: 'Being sent', context: 'of a registration' }),
  refused: msg({ message: 'Refused by the authority', context: 'of a registration' }),
  done: msg({ message: 'Done', context: 'of a registration' }),
};

/** Why something could not be done, and what to do. */
export const problemWords: Readonly<Record<RegistrationProblem, MessageDescriptor>> = {
  no_duty: msg`No one on this stay is registered.`,
  cannot_keep: msg`The provider has not set up the key that encrypts registrations, so nothing was saved.`,
  already_reported: msg`This was handed in already.`,
  incomplete: msg`Something is still missing. The fields are named below.`,
  signature_missing: msg`The guest signs first. Please print the sheet, and tick that it is signed.`,
  too_early: msg`The guest has not come yet, or not left. Please mark that first.`,
  house_unknown: msg`The authority needs more details of the property. Please complete them in the list of registrations.`,
  unreadable: msg`What was filled in cannot be opened. Please fill it in again.`,
  codes_missing: msg`The authority’s table has no code for a place or country, or could not be read.`,
  not_by_wire: msg`This authority takes no files over the wire. Please hand it in yourself and note the receipt.`,
  keys_missing: msg`No keys of the authority have been saved yet.`,
  sending: msg`It is being sent at this moment.`,
  unknown_field: msg`Please fill in all keys of the authority, or none.`,
  invalid_day: msg`Please choose a day up to today.`,
  receipt_missing: msg`Please enter the receipt’s number`,
  not_found: msg`This stay was not found.`,
  not_allowed: msg`Your role may not do this.`,
  prove_again: msg`You signed in more than 15 minutes ago. Prove that it is you. Nothing was changed.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};

/** What was done just now. */
export const doneWords: Readonly<Record<NonNullable<RegistrationModel['done']>, MessageDescriptor>> = {
  kept: msg`The details have been saved.`,
  confirmed: msg`The registration is confirmed.`,
  sent: msg`It is on its way. It counts once the authority has taken it.`,
  'handed-in': msg`The receipt has been saved.`,
  settings: msg`The hotel’s details have been saved.`,
};

/** What authorities want to know of a house, and their keys. */
export const houseNames: Readonly<Record<string, MessageDescriptor>> = {
  nipc: msg`Tax number of the property (NIPC)`,
  establishment: msg`Number of the establishment`,
  landlord: msg`Landlord’s code`,
  name: msg({ message: 'Name', context: 'of a house' }),
  shortName: msg({ message: 'Short name', context: 'of a house' }),
  street: msg({ message: 'Street', context: 'of a house' }),
  town: msg({ message: 'Town', context: 'of a house' }),
  postalCode: msg({ message: 'Postcode, four digits', context: 'of a house in Portugal' }),
  postalZone: msg({ message: 'Postcode, last three digits', context: 'of a house in Portugal' }),
  phone: msg({ message: 'Telephone', context: 'of a house' }),
  fax: msg({ message: 'Fax', context: 'of a house' }),
  contactName: msg({ message: 'Contact person', context: 'of a house' }),
  contactEmail: msg({ message: 'Contact’s email', context: 'of a house' }),
  accessKey: msg`Access key`,
  user: msg({ message: 'User', context: 'at an authority' }),
  password: msg({ message: 'Password', context: 'at an authority' }),
  wsKey: msg`Web service key`,
};
