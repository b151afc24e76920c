import { expect, test } from 'vitest';
import { groupsOf } from '../fields-of.ts';

const gst = { id: 'gst', name: 'GST', taxType: 'percentage', tax: 5 };
const ofCleaning = { id: 'cleaning-tax', name: 'VAT', tax: 19, inclusive: true, on: ['fee'], feeIds: ['cleaning'] };
const ofBoth = { id: 'both', name: 'Levy', tax: 2, on: ['fee'], feeIds: ['cleaning', 'linen'] };
const hotel = {
  currency: 'EUR',
  taxes: [gst, ofCleaning, ofBoth],
  fees: [
    { id: 'cleaning', per: 'room', amount: 6500 },
    { id: 'linen', per: 'guest', amount: 1200 },
  ],
};
const documents = { 'hotel.json': hotel, 'words.en.json': { fees: { cleaning: 'Final cleaning', linen: 'Linen' } } };

test('fees stand with their names, sums, units and own taxes; taxes of several stand among the others', () => {
  const groups = groupsOf('taxes', documents, 'en');
  expect(groups.map(({ id, isPermanent = false }) => [id, isPermanent])).toEqual([
    ['taxes.gst', false],
    ['taxes.both', false],
    ['fees.cleaning', false],
    ['fees.linen', false],
  ]);
  const [, , cleaning, linen] = groups.map(({ title, fields, fromDays }) => [
    title,
    fields.map(({ path, value }) => [path, value]),
    fromDays.map(({ path }) => path),
  ]);
  expect(cleaning).toEqual([
    { name: 'Final cleaning' },
    [
      ['fees.cleaning', 'Final cleaning'],
      ['fees.cleaning.amount', '65'],
      ['fees.cleaning.per', 'room'],
      ['taxes.cleaning-tax.tax', '19'],
      ['taxes.cleaning-tax.inclusive', 'in-price'],
      ['taxes.cleaning-tax.validFrom', ''],
      ['taxes.cleaning-tax.validTo', ''],
    ],
    ['taxes.cleaning-tax'],
  ]);
  expect(linen?.[1]).toEqual([
    ['fees.linen', 'Linen'],
    ['fees.linen.amount', '12'],
    ['fees.linen.per', 'guest'],
    ['fees.linen.tax', ''],
    ['fees.linen.taxName', 'GST'],
    ['fees.linen.taxPlace', 'on-top'],
  ]);
});
