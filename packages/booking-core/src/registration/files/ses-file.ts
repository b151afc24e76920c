import type { LocalDate } from '../../dates/local-date.types.ts';
import { ageOfMajority, ageOn } from '../duties/duty-of.ts';
import type { RegistrationEntry } from '../registration.types.ts';
import { threeLettersOf } from './country-codes.ts';
import type { FileContent, RegisteredStay } from './files.types.ts';
import { documentNumber } from './latin-letters.ts';
import { requireSpelt } from './require-spelt.ts';
import { element, within } from './xml-element.ts';

/** What the house says of itself there. */
export const sesHouse = {
  landlord: ['codigoArrendador', /^\d{1,10}$/],
  establishment: ['codigoEstablecimiento', /^\d{1,10}$/],
} as const;

const sexOf: Readonly<Record<string, string>> = { female: 'M', male: 'H', other: 'O' };
/** Kinds of documents: NIF and NIE are of Spain, where a second surname and a support number belong to them. */
const kinds: Readonly<Record<string, string>> = { passport: 'PAS', other: 'OTRO' };

/** `altaParteHospedaje` of Spain's SES.Hospedajes. Every traveller's faults are none when this is called. */
export const sesFile = ({ house, stays }: FileContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${within(
    'alt:peticion',
    within(
      'solicitud',
      element('codigoEstablecimiento', house['establishment'] ?? '') +
        stays
          .map((stay) =>
            within('comunicacion', contract(stay) + stay.people.map((one) => person(one, stay.arrival)).join('')),
          )
          .join(''),
    ),
    ' xmlns:alt="http://www.neg.hospedajes.mir.es/altaParteHospedaje"',
  )}`;

const contract = (stay: RegisteredStay): string =>
  within(
    'contrato',
    element('referencia', stay.reference) +
      element('fechaContrato', stay.bookedOn) +
      element('fechaEntrada', stay.arrivedAt) +
      element('fechaSalida', stay.leftAt) +
      element('numPersonas', String(stay.people.length)) +
      element('numHabitaciones', String(stay.rooms)) +
      within('pago', element('tipoPago', 'OTRO')),
  );

/** NIF of a Spaniard, NIE of who lives there, else the passport. */
function kindOf({ documentKind, nationality }: RegistrationEntry): string {
  if (documentKind !== 'identity-card') return kinds[documentKind ?? ''] ?? 'OTRO';
  return nationality === 'ES' ? 'NIF' : 'OTRO';
}

function person(one: RegistrationEntry, arrival: LocalDate): string {
  const isMinor = ageOn((one.birthDate ?? '') as LocalDate, arrival) < ageOfMajority;
  const kind = kindOf(one);
  const number = documentNumber(one.documentNumber ?? '');
  const support = documentNumber(one.supportNumber ?? '');
  const country = (two: string | undefined): string => requireSpelt(threeLettersOf(two ?? '') ?? null, 'country');
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['rol', 'VI'],
    ['nombre', one.givenNames],
    ['apellido1', one.surname],
    ['apellido2', one.secondSurname],
    ['tipoDocumento', number ? kind : ''],
    ['numeroDocumento', number ?? ''],
    ['soporteDocumento', kind === 'NIF' ? (support ?? '') : ''],
    ['fechaNacimiento', one.birthDate],
    ['nacionalidad', country(one.nationality)],
    ['sexo', sexOf[one.sex ?? '']],
  ];
  const inSpain = one.homeCountry === 'ES';
  const home: readonly (readonly [string, string | undefined])[] = [
    ['direccion', one.address],
    [inSpain ? 'codigoMunicipio' : 'nombreMunicipio', one.town],
    ['codigoPostal', one.postalCode],
    ['pais', country(one.homeCountry)],
  ];
  return within(
    'persona',
    elements(rows) +
      within('direccion', elements(home)) +
      elements([
        ['telefono', one.phone],
        ['correo', one.email],
        ['parentesco', isMinor ? (one.relation === 'child' ? 'HJ' : 'OT') : ''],
      ]),
  );
}

const elements = (rows: readonly (readonly [string, string | undefined])[]): string =>
  rows.flatMap(([tag, text]) => (text === undefined || text.trim() === '' ? [] : [element(tag, text.trim())])).join('');
