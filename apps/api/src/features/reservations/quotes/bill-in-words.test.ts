import type { Bill } from '@latchkey/booking-core/pricing';
import { expect, it } from 'vitest';
import { billInWords } from './bill-in-words.ts';

const line = { quantity: 1, amount: 1400 };
const basis = {
  level: 'room',
  roomNights: 2,
  lowestNight: 9000,
  highestNight: 9000,
  priceFrom: null,
  priceTo: null,
  includesTaxes: [],
} as const;
const tax = { taxType: 'fixed', inclusive: false, rate: 1500, base: 2, amount: 3000, basis } as const;
const bill: Pick<Bill, 'addons' | 'taxes'> = {
  addons: [
    { addonId: 'airport-car', name: 'Airport car, one way', ...line },
    { addonId: 'elephant', name: 'An elephant', ...line },
  ],
  taxes: [
    { taxId: 'tourism-dirham', name: 'Tourism Dirham', ...tax },
    { taxId: 'window-tax', name: 'Window tax', ...tax },
  ],
};

it('names extras and taxes in a language, and keeps the name of those that the hotel has given up', () => {
  const said = billInWords(bill, {
    addons: { 'airport-car': 'Wagen vom oder zum Flughafen' },
    taxes: { 'tourism-dirham': 'درهم السياحة' },
  });
  expect(said.addons.map(({ name }) => name)).toEqual(['Wagen vom oder zum Flughafen', 'An elephant']);
  expect(said.taxes.map(({ name }) => name)).toEqual(['درهم السياحة', 'Window tax']);
});
