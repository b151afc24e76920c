import { expect, test } from 'vitest';
import { draftDocuments } from '@latchkey/hotel-document/drafts';
import { groupsOf } from '../fields-of.ts';

const dated = [{ from: '06-15', to: '09-10', price: 400 }];
const hotel = {
  currency: 'EUR',
  addons: [
    { id: 'dog', category: 'booking', each: 'night', price: 300, prices: dated },
    { id: 'cover', category: 'booking', price: 0, percent: 2.9 },
  ],
};
const documents = { 'hotel.json': hotel, 'words.en.json': { addons: { dog: 'Dog', cover: 'Insurance' } } };

test('an extra has its price, those of its seasons and of one more, or its share of the rooms', () => {
  const groups = groupsOf('extras', documents, 'en').map(({ fields }) =>
    fields.filter(({ kind }) => kind === 'money' || kind === 'percent').map(({ path, of, value }) => [path, of, value]),
  );
  expect(groups).toEqual([
    [
      ['addons.dog.price', undefined, '3'],
      ['addons.dog.prices.0.price', '1', '4'],
      ['addons.dog.prices.1.price', '2', ''],
    ],
    [['addons.cover.percent', undefined, '2.9']],
  ]);
});

test('an extra for each person has the ages of whom it is for, and no other', () => {
  const addons = [
    { id: 'porridge', category: 'person', price: 700, goesWith: { ages: { from: 6, to: 11 } } },
    { id: 'cot', category: 'room', price: 900 },
  ];
  const fields = groupsOf('extras', draftDocuments({ 'hotel.json': { currency: 'EUR', addons } }), 'en').flatMap(
    (one) => one.fields,
  );
  expect(fields.filter(({ path }) => path.includes('.ages.')).map(({ path, value }) => [path, value])).toEqual([
    ['addons.porridge.goesWith.ages.from', '6'],
    ['addons.porridge.goesWith.ages.to', '11'],
  ]);
});
