import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { changesOf } from './changes-of.ts';
import { groupsOf } from './fields-of.ts';
import { markName, markOf } from './mark-of.ts';

const tax = { id: 'linen-tax', name: 'GST', tax: 18, inclusive: true, on: ['fee'], feeIds: ['linen'] };
const hotel = {
  ...documents['hotel.json'],
  taxes: [...documents['hotel.json'].taxes, tax],
  fees: [
    { id: 'linen', per: 'guest', amount: 200 },
    { id: 'cleaning', per: 'room', amount: 650 },
  ],
  childBands: [
    { under: 3, price: 0 },
    { under: 12, percent: 50, percentOf: 'full-payer' },
  ],
};

/** What a save of the page of fees and children says, some of whose fields are typed anew. */
function saved(typed: Readonly<Record<string, string>>) {
  const all = { ...documents, 'hotel.json': hotel };
  const groups = groupsOf('taxes', all, 'en');
  const fields = groups.flatMap(({ fields: its }) => its);
  const texts = new Map(
    fields.flatMap(({ name, value }) => [[name, value] as const, [markName(name), markOf(value)] as const]),
  );
  for (const [path, text] of Object.entries(typed)) texts.set(`hotel.json ${path}`, text);
  return changesOf(groups, all, (name) => texts.get(name) ?? '').changes;
}

test('a fee without a tax gets one of its own where a percentage is typed, and none of a name alone', () => {
  expect(saved({ 'fees.cleaning.tax': '12', 'fees.cleaning.taxPlace': 'in-price' })).toMatchObject([
    { path: 'taxes.cleaning-tax', value: { name: 'GST', tax: 12, inclusive: true, feeIds: ['cleaning'] } },
  ]);
  expect(saved({ 'fees.cleaning.tax': '12', 'fees.cleaning.taxName': 'Service tax' })).toMatchObject([
    { value: { name: 'Service tax', inclusive: false } },
  ]);
  expect(saved({ 'fees.cleaning.taxName': 'Service tax' })).toEqual([]);
});

test('the tax of a fee is changed where it is, and goes where its percentage is emptied', () => {
  expect(saved({ 'taxes.linen-tax.tax': '5', 'taxes.linen-tax.inclusive': 'on-top' })).toEqual([
    { file: 'hotel.json', path: 'taxes.linen-tax.tax', value: 5 },
    { file: 'hotel.json', path: 'taxes.linen-tax.inclusive', value: false },
  ]);
  expect(saved({ 'taxes.linen-tax.tax': '', 'taxes.linen-tax.inclusive': 'on-top' })).toEqual([
    { file: 'hotel.json', path: 'taxes.linen-tax' },
  ]);
});

test('ages of children are written in their order, and a percentage that goes takes along what it is of', () => {
  expect(saved({ 'childBands.0.under': '14' })).toEqual([
    {
      file: 'hotel.json',
      path: 'childBands',
      value: [
        { under: 12, percent: 50, percentOf: 'full-payer' },
        { under: 14, price: 0 },
      ],
    },
  ]);
  expect(saved({ 'childBands.1.percent': '', 'childBands.1.price': '900' })).toMatchObject([
    {
      value: [
        { under: 3, price: 0 },
        { under: 12, price: 900 },
      ],
    },
  ]);
});
