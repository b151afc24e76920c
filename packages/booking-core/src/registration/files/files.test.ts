import { describe, expect, it } from 'vitest';
import { faultsOf } from '../faults-of.ts';
import { dutyOf, dutyRuleOf } from '../duties/duty-of.ts';
import { content, date, emil, lena, stay } from '../registration.fixtures.ts';
import type { RegistrationEntry } from '../registration.types.ts';
import { alloggiatiFields, alloggiatiFile, italyCode, unknownCodes, type AlloggiatiCodes } from './alloggiati-file.ts';
import { countries, threeLettersOf } from './country-codes.ts';
import { dayRows } from './day-rows.ts';
import { sesFile } from './ses-file.ts';
import { sibaFile, sibaHouse } from './siba-file.ts';

// Shows docs/rules.md: Registration of guests (Files).

/** The texts of an element, in their order. */
const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);
const tagsWithin = (xml: string, tag: string): string[] => {
  const inner = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '';
  return [...inner.matchAll(/<([A-Za-z_0-9]+)>/g)].map(([, name = '']) => name);
};

describe('MovimentoBAL', () => {
  const xml = sibaFile(content);

  it('has every element of the house in its order, and each value takes its form', () => {
    expect(tagsWithin(xml, 'Unidade_Hoteleira')).toEqual([
      'Codigo_Unidade_Hoteleira',
      'Estabelecimento',
      'Nome',
      'Abreviatura',
      'Morada',
      'Localidade',
      'Codigo_Postal',
      'Zona_Postal',
      'Telefone',
      'Fax',
      'Nome_Contacto',
      'Email_Contacto',
    ]);
    for (const [name, [, form]] of Object.entries(sibaHouse)) expect(content.house[name]).toMatch(form);
  });

  it('has a bulletin of each traveller, children too, in the letters and lengths of the authority', () => {
    expect(all(xml, 'Apelido')).toEqual(['HARTWIG', 'HARTWIG']);
    expect(all(xml, 'Nome').slice(1)).toEqual(['LENA MARIE', 'EMIL']);
    expect(all(xml, 'Nacionalidade')).toEqual(['DEU', 'DEU']);
    expect(all(xml, 'Data_Nascimento')).toEqual(['1988-03-09T00:00:00', '2020-06-01T00:00:00']);
    expect(all(xml, 'Documento_Identificacao')).toEqual(['C01X00T47', 'C01X00T47']);
    expect(all(xml, 'Tipo_Documento')).toEqual(['P', 'P']);
    expect(all(xml, 'Data_Entrada')[0]).toBe('2026-11-25T00:00:00');
    expect(all(xml, 'Numero_Ficheiro')).toEqual(['7']);
    expect(all(xml, 'Data_Movimento')).toEqual(['2026-11-25T15:00:00']);
  });

  it('tells the departure once the guest has left', () => {
    expect(all(xml, 'Data_Saida')).toEqual([]);
    expect(all(sibaFile({ ...content, kind: 'departure' }), 'Data_Saida')).toEqual([
      '2026-11-28T00:00:00',
      '2026-11-28T00:00:00',
    ]);
  });
});

describe('a line of Alloggiati', () => {
  const codes: AlloggiatiCodes = {
    country: (two) => ({ IT: italyCode, DE: '100000216' })[two],
    town: (name) => (name.toUpperCase() === 'ROMA' ? { code: '412058091', province: 'RM' } : undefined),
  };
  const at = (line: string, from: number, to: number): string => line.slice(from - 1, to);
  const lines = alloggiatiFile([stay], codes).split('\r\n');
  const [first = '', second = ''] = lines;

  it('is 168 characters, of fields whose lengths are the table’s', () => {
    expect(Object.values(alloggiatiFields).reduce((sum, length) => sum + length, 0)).toBe(168);
    expect(lines.map((line) => line.length)).toEqual([168, 168]);
  });

  it('has each field at its place', () => {
    expect(at(first, 1, 2)).toBe('17');
    expect(at(first, 3, 12)).toBe('25/11/2026');
    expect(at(first, 13, 14)).toBe('03');
    expect(at(first, 15, 64)).toBe('HARTWIG'.padEnd(50));
    expect(at(first, 65, 94)).toBe('LENA MARIE'.padEnd(30));
    expect(at(first, 95, 95)).toBe('2');
    expect(at(first, 96, 105)).toBe('09/03/1988');
    expect(at(first, 106, 114)).toBe(' '.repeat(9));
    expect(at(first, 115, 116)).toBe('  ');
    expect(at(first, 117, 125)).toBe('100000216');
    expect(at(first, 126, 134)).toBe('100000216');
    expect(at(first, 135, 139)).toBe('PASOR');
    expect(at(first, 140, 159)).toBe('C01X00T47'.padEnd(20));
    expect(at(first, 160, 168)).toBe('100000216');
  });

  it('has members right after their head, without a document, wherever they were filled in', () => {
    const turned = alloggiatiFile([{ ...stay, people: [emil, lena] }], codes).split('\r\n');
    expect(turned.map((line) => at(line, 1, 2))).toEqual(['17', '19']);
    expect(at(second, 135, 168)).toBe(' '.repeat(34));
  });

  it('separates lines by CR LF and ends with none', () => {
    const text = alloggiatiFile([stay, stay], codes);
    expect(text.endsWith('\r\n')).toBe(false);
    expect(text.length).toBe(4 * 168 + 3 * 2);
  });

  it('has the town and province of who was born in Italy, and of the group’s leader the kind', () => {
    const group = {
      ...stay,
      people: [
        { ...lena, birthCountry: 'IT', birthPlace: 'Roma' },
        { ...emil, relation: 'group' },
      ],
    };
    const [leader = '', member = ''] = alloggiatiFile([group], codes).split('\r\n');
    expect(at(leader, 106, 125)).toBe(`412058091RM${italyCode}`);
    expect([at(leader, 1, 2), at(member, 1, 2)]).toEqual(['18', '20']);
    expect(at(alloggiatiFile([{ ...stay, people: [lena] }], codes), 1, 2)).toBe('16');
  });

  it('names what the authority’s tables do not have', () => {
    expect(unknownCodes(lena, codes)).toEqual([]);
    expect(unknownCodes({ ...lena, nationality: 'FR', birthCountry: 'IT', birthPlace: 'Atlantis' }, codes)).toEqual([
      'birthPlace',
      'nationality',
    ]);
  });
});

describe('altaParteHospedaje', () => {
  const xml = sesFile({ ...content, house: { landlord: '12345', establishment: '0000012345' } });

  it('has the stay and each person', () => {
    expect(all(xml, 'codigoEstablecimiento')).toEqual(['0000012345']);
    expect(all(xml, 'fechaEntrada')).toEqual(['2026-11-25T14:05:00']);
    expect(all(xml, 'numPersonas')).toEqual(['2']);
    expect(all(xml, 'rol')).toEqual(['VI', 'VI']);
    expect(all(xml, 'sexo')).toEqual(['M', 'H']);
    expect(all(xml, 'nacionalidad')).toEqual(['DEU', 'DEU']);
    expect(all(xml, 'nombreMunicipio')).toEqual(['Leipzig', 'Leipzig']);
  });

  it('says whose child a minor is, and of a Spaniard the support number', () => {
    expect(all(xml, 'parentesco')).toEqual(['HJ']);
    const spaniard = {
      ...lena,
      nationality: 'ES',
      documentKind: 'identity-card',
      supportNumber: 'ABC123456',
      homeCountry: 'ES',
      town: '28079',
    };
    const own = sesFile({ ...content, stays: [{ ...stay, people: [spaniard] }] });
    expect(all(own, 'tipoDocumento')).toEqual(['NIF']);
    expect(all(own, 'soporteDocumento')).toEqual(['ABC123456']);
    expect(all(own, 'codigoMunicipio')).toEqual(['28079']);
  });

  it('cannot be broken by a name', () => {
    const odd = sesFile({ ...content, stays: [{ ...stay, people: [{ ...lena, surname: '</apellido1><rol>X' }] }] });
    expect(all(odd, 'rol')).toEqual(['VI']);
  });
});

describe('a list by day', () => {
  it('has a row of each traveller and a column of each field that anybody has', () => {
    const rows = dayRows(
      [{ ...stay, people: [{ surname: 'Rao' }, { surname: 'Sen', purpose: 'Work' }] }],
      (name) => name,
    );
    expect(rows).toEqual([
      ['reference', 'arrival', 'departure', 'surname', 'purpose'],
      ['LK-7QF2', '2026-11-25', '2026-11-28', 'Rao', ''],
      ['LK-7QF2', '2026-11-25', '2026-11-28', 'Sen', 'Work'],
    ]);
  });
});

describe('what is wrong with what was filled in', () => {
  const faults = (country: string, entry: RegistrationEntry): unknown => {
    const duty = dutyOf(dutyRuleOf(country, stay.arrival), country, { nationality: 'DE', age: 38, relation: 'head' });
    return duty.kind === 'due' ? faultsOf(duty.fields, entry, stay.arrival) : duty.kind;
  };
  const without = (...names: string[]): RegistrationEntry =>
    Object.fromEntries(Object.entries(lena).filter(([name]) => !names.includes(name)));

  it.each(['IN', 'PT', 'IT', 'ES'])('is nothing in %s where all is there', (country) => {
    expect(faults(country, lena)).toEqual([]);
  });

  it('names each field that is missing, in the order of the form', () => {
    expect(faults('PT', without('documentNumber', 'surname'))).toEqual([
      { field: 'surname', fault: 'missing' },
      { field: 'documentNumber', fault: 'missing' },
    ]);
    expect(faults('PT', without('birthPlace', 'givenNames'))).toEqual([]);
  });

  it.each([
    ['surname', 'م'.repeat(5), 'letters'],
    ['surname', '🙂🙂', 'letters'],
    ['surname', 'A'.repeat(41), 'too_long'],
    ['surname', 'Ä'.repeat(21), 'too_long'],
    ['documentNumber', '1234567890ABCDEFG', 'too_long'],
    ['nationality', 'Germany', 'form'],
    ['nationality', 'ZZ', 'form'],
    ['birthDate', '2027-01-01', 'date'],
    ['birthDate', '1988-02-30', 'date'],
    ['documentKind', 'PASSPORT', 'form'],
  ])('refuses %s %s in Portugal as %s', (field, text, fault) => {
    expect(faults('PT', { ...lena, [field]: text })).toEqual([{ field, fault }]);
  });

  it('asks in India where a guest goes on to as the guest leaves', () => {
    const fields = dutyRuleOf('IN', stay.arrival)?.fields ?? [];
    const stays = without('onwardAddress');
    expect(faultsOf(fields, stays, stay.arrival)).toEqual([]);
    expect(faultsOf(fields, stays, stay.arrival, 'departure')).toEqual([{ field: 'onwardAddress', fault: 'missing' }]);
  });

  it('takes a sex that Italy has a figure for', () => {
    expect(faults('IT', { ...lena, sex: 'other' })).toEqual([{ field: 'sex', fault: 'form' }]);
    expect(faults('ES', { ...lena, sex: 'other' })).toEqual([]);
  });
});

it('knows every country once, by two and three letters', () => {
  expect(countries.length).toBe(new Set(countries).size);
  expect(new Set(countries.map(threeLettersOf)).size).toBe(countries.length);
  expect(countries.length).toBe(250);
  expect([threeLettersOf('IN'), threeLettersOf('DE'), threeLettersOf('GB'), threeLettersOf('ZZ')]).toEqual([
    'IND',
    'DEU',
    'GBR',
    undefined,
  ]);
  expect(date('2026-11-25')).toBe(stay.arrival);
});
