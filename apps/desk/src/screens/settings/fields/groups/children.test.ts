import { expect, test } from 'vitest';
import { groupsOf } from '../fields-of.ts';

const documents = {
  'hotel.json': {
    currency: 'EUR',
    childBands: [
      { under: 3, price: 0 },
      { under: 15, percent: 50, percentOf: 'full-payer' },
    ],
  },
};

test('each age of children stands by itself, with a price or a percentage, and can be given the other', () => {
  expect(
    groupsOf('taxes', documents, 'en').map(({ id, title, fields }) => [
      id,
      title,
      fields.map(({ path, value }) => [path, value]),
    ]),
  ).toEqual([
    [
      'childBands.0',
      { under: 3 },
      [
        ['childBands.0.under', '3'],
        ['childBands.0.children', ''],
        ['childBands.0.price', '0'],
        ['childBands.0.percent', ''],
      ],
    ],
    [
      'childBands.1',
      { under: 15 },
      [
        ['childBands.1.under', '15'],
        ['childBands.1.children', ''],
        ['childBands.1.price', ''],
        ['childBands.1.percent', '50'],
        ['childBands.1.percentOf', 'full-payer'],
      ],
    ],
  ]);
});

test('what so many children of an age pay is told apart from what all further pay', () => {
  const bands = [
    { under: 12, children: 1, price: 0 },
    { under: 12, percent: 25 },
  ];
  const of = { ...documents, 'hotel.json': { ...Object(documents['hotel.json']), childBands: bands } };
  const groups = groupsOf('taxes', of, 'en').filter(({ id }) => id.startsWith('childBands.'));
  expect(groups.map(({ title }) => title)).toEqual([{ under: '12 (1)' }, { under: 12 }]);
  expect(groups.map(({ fields }) => fields[1]?.value)).toEqual(['1', '']);
});
