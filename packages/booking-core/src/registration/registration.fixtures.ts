import type { LocalDate } from '../dates/local-date.types.ts';
import type { FileContent, RegisteredStay } from './files/files.types.ts';
import type { RegistrationEntry } from './registration.types.ts';

/** A date that a test says. */
export const date = (text: string): LocalDate => text as LocalDate;

/** A traveller of whom everything that any law asks is filled in. */
export const lena: RegistrationEntry = {
  surname: 'Hartwig',
  givenNames: 'Lena Marie',
  nationality: 'DE',
  birthDate: '1988-03-09',
  sex: 'female',
  birthPlace: 'Leipzig',
  birthCountry: 'DE',
  relation: 'head',
  documentKind: 'passport',
  documentNumber: 'C01X00T47',
  documentCountry: 'DE',
  documentPlace: 'DE',
  documentIssued: '2021-05-04',
  documentExpiry: '2031-05-03',
  visaKind: 'e-Tourist',
  visaNumber: '9001234',
  visaExpiry: '2027-01-01',
  address: 'Lindenweg 4',
  postalCode: '04107',
  town: 'Leipzig',
  homeCountry: 'DE',
  phone: '+4934112345',
  email: 'lena@example.com',
  arrivedFrom: 'Mumbai',
  enteredOn: '2026-11-24',
  purpose: 'Holiday',
  nextDestination: 'Mysuru',
  onwardAddress: 'Hotel Lalitha, Mysuru',
};

export const emil: RegistrationEntry = {
  ...lena,
  givenNames: 'Emil',
  birthDate: '2020-06-01',
  sex: 'male',
  relation: 'child',
};

export const stay: RegisteredStay = {
  reference: 'LK-7QF2',
  arrival: date('2026-11-25'),
  departure: date('2026-11-28'),
  arrivedAt: '2026-11-25T14:05:00',
  leftAt: '2026-11-28T10:30:00',
  bookedOn: date('2026-10-02'),
  rooms: 1,
  people: [lena, emil],
};

export const sibaHouseExample = {
  nipc: '121212121',
  establishment: '00',
  name: 'Casa das Janelas',
  shortName: 'Janelas',
  street: 'Rua da Alegria, 172',
  town: 'Lisboa',
  postalCode: '1000',
  postalZone: '234',
  phone: '214017744',
  fax: '',
  contactName: 'Nuno Teste',
  contactEmail: 'nuno@example.com',
};

export const content: FileContent = {
  kind: 'arrival',
  house: sibaHouseExample,
  stays: [stay],
  number: 7,
  madeAt: '2026-11-25T15:00:00',
};
