import { expect, it } from 'vitest';
import { billInWords } from './bill-in-words.ts';

it('names the extras of a bill in a language, and keeps the name of one that the hotel has given up', () => {
  const line = { quantity: 1, amount: 1400 };
  const bill = {
    addons: [
      { addonId: 'airport-car', name: 'Airport car, one way', ...line },
      { addonId: 'elephant', name: 'An elephant', ...line },
    ],
  };
  expect(
    billInWords(bill, { addons: { 'airport-car': 'Wagen vom oder zum Flughafen' } }).addons.map(({ name }) => name),
  ).toEqual(['Wagen vom oder zum Flughafen', 'An elephant']);
});
