import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { addedCharge, removedCharge } from './charge-entries.ts';

// Shows docs/rules.md: People of a hotel (Fees and ages of children).

const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';
const own = (facts: object) => ({ ...documents, 'hotel.json': { ...documents['hotel.json'], ...facts } });
const cleaning = { 'new kind': 'fees', 'new name en': 'Final cleaning', 'new amount': '650', 'new per': 'room' };

test('a fee comes with its name, sum and unit, and with a tax of its own that is called like the hotel’s', () => {
  const taxed = { ...cleaning, 'new name de': 'Endreinigung', 'new tax': '18', 'new tax place': 'in-price' };
  expect(addedCharge(documents, typed(taxed))).toEqual({
    id: 'fees.final-cleaning',
    changes: [
      { file: 'hotel.json', path: 'fees', value: [{ id: 'final-cleaning', per: 'room', amount: 650 }] },
      { file: 'words.en.json', path: 'fees.final-cleaning', value: 'Final cleaning' },
      { file: 'words.de.json', path: 'fees.final-cleaning', value: 'Endreinigung' },
      {
        file: 'hotel.json',
        path: 'taxes.final-cleaning-tax',
        value: {
          id: 'final-cleaning-tax',
          name: 'GST',
          level: 'booking',
          taxType: 'percentage',
          tax: 18,
          inclusive: true,
          on: ['fee'],
          feeIds: ['final-cleaning'],
        },
      },
    ],
  });
  const second = addedCharge(own({ fees: [{ id: 'final-cleaning', per: 'room', amount: 650 }] }), typed(cleaning));
  expect(second).toMatchObject({ id: 'fees.final-cleaning-2', changes: [{ path: 'fees.final-cleaning-2' }, {}] });
});

test.each([
  ['without a name', { 'new name en': ' ' }],
  ['without an amount', { 'new amount': '' }],
  ['for nothing', { 'new amount': '0' }],
  ['with an amount that is none', { 'new amount': 'much' }],
  ['with a tax that is none', { 'new tax': 'VAT' }],
  ['with a tax below nothing', { 'new tax': '-5' }],
])('a fee %s is refused', (_, fields) => {
  expect(addedCharge(documents, typed({ ...cleaning, ...fields }))).toBe('fee_wrong');
});

test('where the hotel pays no tax, that of a fee needs a name', () => {
  const taxed = { ...cleaning, 'new tax': '18' };
  expect(addedCharge(own({ taxes: [] }), typed(taxed))).toBe('fee_wrong');
  expect(addedCharge(own({ taxes: [] }), typed({ ...taxed, 'new tax name': 'VAT' }))).toMatchObject({
    changes: [{}, {}, { path: 'taxes.final-cleaning-tax', value: { name: 'VAT', inclusive: false } }],
  });
});

test('a fee goes with its words and its own taxes; what else is taxed stays', () => {
  const tax = (id: string, on: readonly string[], feeIds: readonly string[]) => ({ id, name: id, tax: 5, on, feeIds });
  const taxes = [
    tax('own', ['fee'], ['linen']),
    tax('both', ['fee'], ['linen', 'cleaning']),
    tax('all', ['rooms', 'fee'], ['linen']),
  ];
  const with2 = own({ fees: [{ id: 'linen' }, { id: 'cleaning' }], taxes });
  const words = { ...with2['words.en.json'], fees: { linen: 'Linen' }, taxes: { own: 'Own' } };
  expect(removedCharge({ ...with2, 'words.en.json': words }, 'fees.linen')).toEqual([
    { file: 'hotel.json', path: 'fees.linen' },
    { file: 'words.en.json', path: 'fees.linen' },
    { file: 'hotel.json', path: 'taxes.own' },
    { file: 'words.en.json', path: 'taxes.own' },
    { file: 'hotel.json', path: 'taxes.both.feeIds', value: ['cleaning'] },
    { file: 'hotel.json', path: 'taxes.all.on', value: ['rooms'] },
    { file: 'hotel.json', path: 'taxes.all.feeIds' },
  ]);
  for (const gone of ['fees.gone', 'gst', 'taxes.gst', 'childBands.0', 'fees.linen.amount'])
    expect(removedCharge(with2, gone)).toBeNull();
});

const band = (fields: Readonly<Record<string, string>>) => typed({ 'new kind': 'childBands', ...fields });
const families = own({ childBands: [{ under: 12, percent: 50 }] });

test('an age of children comes at its place among the others, with a price or a share', () => {
  expect(addedCharge(documents, band({ 'new under': '6', 'new price': '0' }))).toEqual({
    id: 'childBands.0',
    changes: [{ file: 'hotel.json', path: 'childBands', value: [{ under: 6, price: 0 }] }],
  });
  const share = band({ 'new under': '6', 'new percent': '25', 'new percent of': 'full-payer' });
  expect(addedCharge(families, share)).toMatchObject({
    id: 'childBands.0',
    changes: [
      {
        value: [
          { under: 6, percent: 25, percentOf: 'full-payer' },
          { under: 12, percent: 50 },
        ],
      },
    ],
  });
});

test('what so many children of an age pay stands before what all further pay, whichever is added first', () => {
  const first = { under: 12, children: 1, price: 0 };
  const fields = { 'new under': '12', 'new children': '1', 'new price': '0' };
  expect(addedCharge(families, band(fields))).toMatchObject({
    id: 'childBands.0',
    changes: [{ value: [first, { under: 12, percent: 50 }] }],
  });
  const further = band({ 'new under': '12', 'new percent': '50' });
  expect(addedCharge(own({ childBands: [first] }), further)).toMatchObject({
    id: 'childBands.1',
    changes: [{ value: [first, { under: 12, percent: 50, percentOf: 'further-adult' }] }],
  });
});

test.each([
  [{ 'new under': '6', 'new children': '0', 'new price': '5' }, 'age_wrong'],
  [{ 'new under': '6', 'new children': 'one', 'new price': '5' }, 'age_wrong'],
  [{ 'new under': '0', 'new price': '5' }, 'age_wrong'],
  [{ 'new under': '19', 'new price': '5' }, 'age_wrong'],
  [{ 'new under': '5.5', 'new price': '5' }, 'age_wrong'],
  [{ 'new under': '6' }, 'age_wrong'],
  [{ 'new under': '6', 'new price': '5', 'new percent': '5' }, 'age_wrong'],
  [{ 'new under': '6', 'new price': 'five' }, 'age_wrong'],
  [{ 'new under': '12', 'new price': '5' }, 'age_there'],
])('an age that cannot be is refused: %o is %s', (fields, code) => {
  expect(addedCharge(families, band(fields))).toBe(code);
});

test('an age of children is taken out by its place', () => {
  expect(removedCharge(families, 'childBands.0')).toEqual([{ file: 'hotel.json', path: 'childBands', value: [] }]);
  expect(removedCharge(families, 'childBands.1')).toBeNull();
});
