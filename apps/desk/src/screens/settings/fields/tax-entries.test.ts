import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { addedCharge, removedCharge } from './charge-entries.ts';

// Shows docs/rules.md: People of a hotel (Taxes).

const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';
const own = (facts: object) => ({ ...documents, 'hotel.json': { ...documents['hotel.json'], ...facts } });
const iva = { 'new kind': 'taxes', 'tax name': 'IVA', 'tax unit': 'percent', 'tax percent': '16' };
const sum = { 'new kind': 'taxes', 'tax name': 'Tourism fee', 'tax amount': '25' };
const room = { level: 'room', taxType: 'fixed' };

const valueOf = (fields: Readonly<Record<string, string>>): unknown => {
  const added = addedCharge(own({ taxes: [] }), typed(fields));
  return typeof added === 'string' ? added : added.changes.map(({ value }) => value).at(-1);
};

test.each([
  ['a percentage on top of the price', iva, { tax: 16, taxType: 'percentage', level: 'room', inclusive: false }],
  ['one that prices include', { ...iva, 'tax place': 'in-price' }, { inclusive: true }],
  ['one of everything', { ...iva, 'tax on': 'all' }, { on: ['rooms', 'extras', 'fee'] }],
  ['a sum a room and night', { ...sum, 'tax unit': 'room-night' }, { ...room, tax: 25 }],
  [
    'a sum a guest and night, with a free age and a last night',
    { ...sum, 'tax unit': 'guest-night', 'tax under': '14', 'tax nights': '7' },
    { ...room, tax: 25, per: 'person', exemptUnderAge: 14, maxNights: 7 },
  ],
  ['a sum that prices include', { ...sum, 'tax unit': 'guest-night', 'tax place': 'in-price' }, { inclusive: true }],
  ['a sum a room, once', { ...sum, 'tax unit': 'room-stay' }, { ...room, tax: 25, each: 'stay' }],
  ['a sum a guest, once', { ...sum, 'tax unit': 'guest-stay' }, { ...room, per: 'person', each: 'stay' }],
])('%s is added as files have it', (_, fields, value) => {
  expect(valueOf(fields)).toMatchObject({ ...value, name: fields['tax name'] });
});

test.each([
  ['without a name', { 'tax name': ' ' }],
  ['without its percentage', { 'tax percent': '' }],
  ['of nothing', { 'tax percent': '0' }],
  ['below nothing', { 'tax percent': '-3' }],
  ['that is no figure', { 'tax percent': 'much' }],
  ['with a sum in place of its percentage', { 'tax percent': '', 'tax amount': '16' }],
  ['free up to an age that is none', { 'tax unit': 'guest-night', 'tax amount': '5', 'tax under': '40' }],
  ['for nights that are none', { 'tax unit': 'guest-night', 'tax amount': '5', 'tax nights': '0' }],
  ['of a percentage, with an age', { 'tax under': '14' }],
  ['of a percentage, with nights', { 'tax nights': '7' }],
  ['for a room, with an age', { 'tax unit': 'room-night', 'tax amount': '5', 'tax under': '14' }],
  ['once, with nights', { 'tax unit': 'guest-stay', 'tax amount': '5', 'tax nights': '7' }],
])('a tax %s is refused', (_, fields) => expect(valueOf({ ...iva, ...fields })).toBe('tax_wrong'));

test('a second one of a name gets an id of its own', () => {
  const again = addedCharge(own({ taxes: [{ id: 'iva', name: 'IVA', tax: 16 }] }), typed(iva));
  expect(again).toMatchObject({ id: 'taxes.iva-2' });
});

test('a tax goes with its words and with what only it exempts from; one that another is charged on stays', () => {
  const taxes = [
    { id: 'service', name: 'Service', tax: 10, index: 1 },
    { id: 'vat', name: 'VAT', tax: 13, index: 2, useIndex: 1 },
    { id: 'city', name: 'City', tax: 5, exemptIf: ['business', 'local'] },
    { id: 'other', name: 'Other', tax: 5, exemptIf: ['local'] },
  ];
  const all = own({ taxes, taxExemptions: [{ id: 'business' }, { id: 'local' }] });
  const words = { taxes: { city: 'City tax' }, taxExemptions: { business: 'On business' } };
  const worded = { ...all, 'words.en.json': { ...all['words.en.json'], ...words } };
  expect(removedCharge(worded, 'taxes.city')).toEqual([
    { file: 'hotel.json', path: 'taxes.city' },
    { file: 'words.en.json', path: 'taxes.city' },
    { file: 'hotel.json', path: 'taxExemptions.business' },
    { file: 'words.en.json', path: 'taxExemptions.business' },
  ]);
  expect(removedCharge(worded, 'taxes.vat')).toEqual([{ file: 'hotel.json', path: 'taxes.vat' }]);
  for (const stays of ['taxes.service', 'taxes.gone', 'taxes.city.tax'])
    expect(removedCharge(worded, stays)).toBeNull();
});
