import { requireSpelt } from './require-spelt.ts';
import type { FileContent, HouseAtAuthority, RegisteredStay } from './files.types.ts';
import { threeLettersOf } from './country-codes.ts';
import { documentNumber, latinLetters } from './latin-letters.ts';
import { sibaLetters } from './siba-letters.ts';
import { element, within } from './xml-element.ts';
import type { RegistrationEntry } from '../registration.types.ts';

/** What the house says of itself there: the name of a setting, the element, its form, and the most characters. */
export const sibaHouse = {
  nipc: ['Codigo_Unidade_Hoteleira', /^\d{9}$/],
  establishment: ['Estabelecimento', /^\d{1,4}$/],
  name: ['Nome', /^.{1,40}$/u],
  shortName: ['Abreviatura', /^.{1,15}$/u],
  street: ['Morada', /^.{1,40}$/u],
  town: ['Localidade', /^.{1,30}$/u],
  postalCode: ['Codigo_Postal', /^\d{4}$/],
  postalZone: ['Zona_Postal', /^\d{3}$/],
  phone: ['Telefone', /^\d{6,10}$/],
  fax: ['Fax', /^\d{0,10}$/],
  contactName: ['Nome_Contacto', /^.{1,40}$/u],
  contactEmail: ['Email_Contacto', /^[^\s@]{1,70}@[^\s@]{1,69}$/],
} as const satisfies Readonly<Record<string, readonly [string, RegExp]>>;

const kinds: Readonly<Record<string, string>> = { passport: 'P', 'identity-card': 'B', other: 'O' };
const midnight = (date: string): string => `${date.slice(0, 10)}T00:00:00`;

/**
 * `MovimentoBAL` of Portugal's SIBA (namespace `http://sef.pt/BAws`): a bulletin for each traveller, with the departure
 * once the guest has left. Every traveller's faults are none when this is called.
 */
export const sibaFile = ({ kind, house, stays, number, madeAt }: FileContent): string =>
  `<?xml version="1.0" encoding="utf-8"?>${within(
    'MovimentoBAL',
    [
      within('Unidade_Hoteleira', houseElements(house)),
      ...stays.flatMap((stay) => stay.people.map((one) => bulletin(one, stay, kind === 'departure'))),
      within('Envio', element('Numero_Ficheiro', String(number)) + element('Data_Movimento', madeAt)),
    ].join(''),
    ' xmlns="http://sef.pt/BAws"',
  )}`;

const houseElements = (house: HouseAtAuthority): string =>
  Object.entries(sibaHouse)
    .map(([name, [tag]]) => element(tag, house[name] ?? ''))
    .join('');

function bulletin(one: RegistrationEntry, stay: RegisteredStay, hasLeft: boolean): string {
  const name = (text: string | undefined): string => requireSpelt(latinLetters(text ?? '', sibaLetters), 'name');
  const country = (two: string | undefined): string => requireSpelt(threeLettersOf(two ?? '') ?? null, 'country');
  const rows: readonly (readonly [string, string])[] = [
    ['Apelido', name(one.surname)],
    ['Nome', name(one.givenNames)],
    ['Nacionalidade', country(one.nationality)],
    ['Data_Nascimento', midnight(one.birthDate ?? '')],
    ['Local_Nascimento', one.birthPlace?.trim() ?? ''],
    ['Documento_Identificacao', requireSpelt(documentNumber(one.documentNumber ?? ''), 'documentNumber')],
    ['Pais_Emissor_Documento', country(one.documentCountry)],
    ['Tipo_Documento', kinds[one.documentKind ?? ''] ?? 'O'],
    ['Data_Entrada', midnight(stay.arrival)],
    ['Data_Saida', hasLeft ? midnight(stay.leftAt) : ''],
    ['Pais_Residencia_Origem', country(one.homeCountry)],
    ['Local_Residencia_Origem', one.town?.trim() ?? ''],
  ];
  return within(
    'Boletim_Alojamento',
    rows.flatMap(([tag, text]) => (text === '' ? [] : [element(tag, text)])).join(''),
  );
}
