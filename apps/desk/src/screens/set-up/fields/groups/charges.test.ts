import { expect, test } from 'vitest';
import { groupsOf } from '../fields-of.ts';

const hotel = {
  currency: 'EUR',
  taxes: [],
  fees: [{ id: 'cleaning', per: 'room', amount: 6500 }],
  childBands: [
    { under: 3, price: 0 },
    { under: 15, percent: 50, percentOf: 'full-payer' },
  ],
};
const documents = { 'hotel.json': hotel, 'words.en.json': { fees: { cleaning: 'Final cleaning' } } };
const valuesOf = (facts: object) =>
  groupsOf('taxes', { ...documents, 'hotel.json': facts }, 'en').map(({ title, fields }) => [
    title,
    fields.map(({ file, path, value }) => [file, path, value]),
  ]);

test('fees stand with their names, sums and units, and what children pay by their ages', () => {
  expect(valuesOf(hotel)).toEqual([
    [
      { name: 'Final cleaning' },
      [
        ['words.en.json', 'fees.cleaning', 'Final cleaning'],
        ['hotel.json', 'fees.cleaning.amount', '65'],
        ['hotel.json', 'fees.cleaning.per', 'room'],
      ],
    ],
    [
      { label: 'childBands' },
      [
        ['hotel.json', 'childBands.0.price', '0'],
        ['hotel.json', 'childBands.1.percent', '50'],
        ['hotel.json', 'childBands.1.percentOf', 'full-payer'],
      ],
    ],
  ]);
  expect(valuesOf({ ...hotel, fees: [], childBands: [] })).toEqual([]);
});
