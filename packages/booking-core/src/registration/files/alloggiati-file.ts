import { daysBetween } from '../../dates/local-date.ts';
import type { Relation, RegistrationEntry } from '../registration.types.ts';
import type { RegisteredStay } from './files.types.ts';
import { documentNumber, latinLetters } from './latin-letters.ts';
import { requireSpelt } from './require-spelt.ts';

/** The fields of a line with their lengths, in their order: 168 characters in all. */
export const alloggiatiFields = {
  kind: 2,
  arrival: 10,
  days: 2,
  surname: 50,
  givenNames: 30,
  sex: 1,
  birthDate: 10,
  birthTown: 9,
  birthProvince: 2,
  birthCountry: 9,
  citizenship: 9,
  documentKind: 5,
  documentNumber: 20,
  documentPlace: 9,
} as const;

type AlloggiatiField = keyof typeof alloggiatiFields;

/** Italy among the authority's codes of countries. */
export const italyCode = '100000100';

/** Codes of the authority's own tables, by what was filled in; undefined for what they do not have. */
export interface AlloggiatiCodes {
  readonly country: (two: string) => string | undefined;
  /** Of a town of Italy, with its province. */
  readonly town: (name: string) => { readonly code: string; readonly province: string } | undefined;
}

const heads: readonly Relation[] = ['head', 'alone'];
const documents: Readonly<Record<string, string>> = { passport: 'PASOR', 'identity-card': 'IDENT', other: 'PATEN' };

/**
 * Lines of Italy's Alloggiati Web: one a person, members right after their head, CR LF between and none after the last.
 * Every traveller's faults are none and every code is known when this is called (`unknownCodes`).
 */
export const alloggiatiFile = (stays: readonly RegisteredStay[], codes: AlloggiatiCodes): string =>
  stays.flatMap((stay) => inOrder(stay.people).map((one) => lineOf(one, stay, codes))).join('\r\n');

/** The head of a family or group first, the others as they were filled in. */
export const inOrder = (people: readonly RegistrationEntry[]): readonly RegistrationEntry[] => [
  ...people.filter(({ relation }) => heads.includes(relation as Relation)),
  ...people.filter(({ relation }) => !heads.includes(relation as Relation)),
];

function lineOf(one: RegistrationEntry, stay: RegisteredStay, codes: AlloggiatiCodes): string {
  const kind = kindOf(one, stay.people);
  const isMember = kind === '19' || kind === '20';
  const town = one.birthCountry === 'IT' ? codes.town(one.birthPlace ?? '') : undefined;
  const texts: Readonly<Record<AlloggiatiField, string>> = {
    kind,
    arrival: written(stay.arrival),
    days: String(Math.min(30, Math.max(1, daysBetween(stay.arrival, stay.departure)))).padStart(2, '0'),
    surname: requireSpelt(latinLetters(one.surname ?? ''), 'surname'),
    givenNames: requireSpelt(latinLetters(one.givenNames ?? ''), 'givenNames'),
    sex: one.sex === 'female' ? '2' : '1',
    birthDate: written(one.birthDate ?? ''),
    birthTown: town?.code ?? '',
    birthProvince: town?.province ?? '',
    birthCountry: requireSpelt(codes.country(one.birthCountry ?? '') ?? null, 'birthCountry'),
    citizenship: requireSpelt(codes.country(one.nationality ?? '') ?? null, 'nationality'),
    documentKind: isMember ? '' : (documents[one.documentKind ?? ''] ?? ''),
    documentNumber: isMember ? '' : requireSpelt(documentNumber(one.documentNumber ?? ''), 'documentNumber'),
    documentPlace: isMember ? '' : requireSpelt(placeCode(one, codes) ?? null, 'documentPlace'),
  };
  return Object.entries(alloggiatiFields)
    .map(([field, length]) => texts[field as AlloggiatiField].slice(0, length).padEnd(length, ' '))
    .join('');
}

/** Where a document was issued: a town of Italy by its code, or the country. */
const placeCode = (one: RegistrationEntry, codes: AlloggiatiCodes): string | undefined =>
  codes.town(one.documentPlace ?? '')?.code ?? codes.country((one.documentPlace ?? '').toUpperCase());

/** 16 alone, 17 and 18 heads of a family and a group, 19 and 20 their members. */
function kindOf({ relation }: RegistrationEntry, all: readonly RegistrationEntry[]): string {
  if (relation === 'group') return '20';
  if (relation !== 'head') return heads.includes(relation as Relation) ? '16' : '19';
  if (all.length === 1) return '16';
  return all.some((one) => one.relation === 'group') ? '18' : '17';
}

/** Fields of a person of which the authority's tables have no code. */
export const unknownCodes = (
  one: RegistrationEntry,
  codes: AlloggiatiCodes,
): ('birthCountry' | 'birthPlace' | 'nationality' | 'documentPlace')[] => [
  ...(codes.country(one.birthCountry ?? '') === undefined ? (['birthCountry'] as const) : []),
  ...(one.birthCountry === 'IT' && codes.town(one.birthPlace ?? '') === undefined ? (['birthPlace'] as const) : []),
  ...(codes.country(one.nationality ?? '') === undefined ? (['nationality'] as const) : []),
  ...(heads.includes(one.relation as Relation) && placeCode(one, codes) === undefined
    ? (['documentPlace'] as const)
    : []),
];

const written = (date: string): string => date.split('-').toReversed().join('/');
