import type { LocalDate } from '../../dates/local-date.types.ts';
import type { DutyRule, FieldRule } from '../registration.types.ts';
import { asks } from './field-rules.ts';

const day = (text: string): LocalDate => text as LocalDate;

const indian: readonly FieldRule[] = [
  asks('surname'),
  asks('givenNames'),
  asks('nationality'),
  asks('birthDate'),
  asks('sex'),
  asks('documentNumber', { letters: 'document' }),
  asks('documentPlace'),
  asks('documentIssued'),
  asks('documentExpiry'),
  asks('visaKind'),
  asks('visaNumber', { letters: 'document' }),
  asks('visaExpiry', { isOptional: true }),
  asks('address'),
  asks('homeCountry'),
  asks('arrivedFrom'),
  asks('enteredOn'),
  asks('purpose'),
  asks('nextDestination'),
  asks('onwardAddress', { of: 'departures' }),
];

const india = {
  who: 'foreigners',
  fields: indian,
  arrival: { by: 'hours', hours: 24 },
  way: 'portal',
  retention: { from: 'departure', years: 1, destroyWithinDays: 30 },
} as const;

/**
 * The rules by country, the latest first. Dates are those from which a rule holds; a stay goes by its arrival. Of the
 * Indian Form III the particulars are those of the form before, whose text alone could be read.
 */
export const duties: Readonly<Record<string, readonly DutyRule[]>> = {
  IN: [
    {
      ...india,
      scheme: 'form-iii',
      from: day('2025-09-01'),
      departure: { by: 'hours', hours: 24 },
      source: 'Immigration and Foreigners Act 2025, s. 8(1); Rules G.S.R. 596(E), rule 17',
    },
    {
      ...india,
      scheme: 'form-c',
      fields: indian.filter(({ of }) => of !== 'departures'),
      source: 'Foreigners Act 1946, s. 7; Registration of Foreigners Rules 1992, rule 14',
    },
  ],
  DE: [
    {
      scheme: 'meldeschein',
      from: day('2025-01-01'),
      who: 'foreigners',
      fields: [
        asks('surname'),
        asks('givenNames'),
        asks('birthDate'),
        asks('nationality'),
        asks('secondNationality', { isOptional: true }),
        asks('address'),
        asks('documentNumber', { letters: 'document' }),
      ],
      arrival: { by: 'day' },
      signatureFrom: 0,
      countsFamily: true,
      countsGroupsOver: 10,
      way: 'kept',
      retention: { from: 'arrival', years: 1, destroyWithinDays: 90 },
      source: 'Bundesmeldegesetz, §§ 29, 30 (BGBl. 2024 I Nr. 323)',
    },
  ],
  PT: [
    {
      scheme: 'siba',
      who: 'foreigners',
      fields: [
        asks('surname', { most: 40, letters: 'portuguese' }),
        asks('givenNames', { most: 40, letters: 'portuguese', isOptional: true }),
        asks('nationality'),
        asks('birthDate'),
        asks('birthPlace', { most: 30, isOptional: true }),
        asks('documentKind'),
        asks('documentNumber', { most: 16, letters: 'document' }),
        asks('documentCountry'),
        asks('town', { most: 30 }),
        asks('homeCountry'),
      ],
      arrival: { by: 'working-days', days: 3 },
      departure: { by: 'working-days', days: 3 },
      way: 'sent',
      retention: { from: 'departure-receipt', years: 1, destroyWithinDays: 30 },
      source: 'Lei 23/2007, art. 15.º, n.º 5, e 16.º',
    },
  ],
  IT: [
    {
      scheme: 'alloggiati',
      who: 'all',
      fields: [
        asks('surname', { most: 50, letters: 'latin' }),
        asks('givenNames', { most: 30, letters: 'latin' }),
        asks('relation'),
        asks('sex', { values: ['female', 'male'] }),
        asks('birthDate'),
        asks('birthCountry'),
        asks('birthPlace'),
        asks('nationality'),
        asks('documentKind', { of: 'heads' }),
        asks('documentNumber', { most: 20, letters: 'document', of: 'heads' }),
        asks('documentPlace', { of: 'heads' }),
      ],
      arrival: { by: 'hours', hours: 24, hoursIfUnderADay: 6 },
      way: 'sent',
      // The receipt is kept, by its number, without the particulars.
      retention: { from: 'receipt', years: 0, destroyWithinDays: 1 },
      source: 'TULPS, art. 109; D.M. 7 gennaio 2013, artt. 1 e 4; D.L. 53/2019, art. 5; D.M. 16 settembre 2021',
    },
  ],
  ES: [
    {
      scheme: 'ses',
      from: day('2024-12-02'),
      who: 'all',
      fields: [
        asks('surname', { most: 50 }),
        asks('secondSurname', { most: 50, isOptional: true }),
        asks('givenNames', { most: 50 }),
        asks('nationality'),
        asks('birthDate'),
        asks('sex'),
        asks('relation', { of: 'minors' }),
        asks('documentKind', { of: 'adults' }),
        asks('documentNumber', { most: 15, letters: 'document', of: 'adults' }),
        asks('supportNumber', { most: 9, letters: 'document', isOptional: true }),
        asks('address', { most: 100 }),
        asks('postalCode', { most: 20 }),
        asks('town', { most: 100 }),
        asks('homeCountry'),
        asks('phone', { most: 20, isOptional: true }),
        asks('email', { most: 250, isOptional: true }),
      ],
      arrival: { by: 'hours', hours: 24 },
      signatureFrom: 14,
      way: 'sent',
      retention: { from: 'departure', years: 3, destroyWithinDays: 30 },
      source: 'Real Decreto 933/2021',
    },
  ],
};
