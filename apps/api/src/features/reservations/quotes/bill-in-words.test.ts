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
const bill: Pick<Bill, 'rooms' | 'addons' | 'taxes'> = {
  rooms: [
    { roomTypeId: 'king', ratePlanId: 'flexible', units: 2, amount: 18_000 },
    {
      roomTypeId: 'king',
      ratePlanId: 'saver',
      units: 2,
      amount: 16_200,
      basis: {
        parts: [{ kind: 'room', guests: 2, amount: 16_200 }],
        follows: { ratePlanId: 'flexible', percent: -10 },
      },
    },
  ],
  addons: [
    { addonId: 'airport-car', name: 'Airport car, one way', ...line },
    { addonId: 'elephant', name: 'An elephant', ...line },
  ],
  taxes: [
    { taxId: 'tourism-dirham', name: 'Tourism Dirham', ...tax },
    { taxId: 'window-tax', name: 'Window tax', ...tax },
  ],
};

it('names extras, taxes and plans that others follow in a language, and keeps the name of those that the hotel has given up', () => {
  const said = billInWords(bill, {
    rooms: { king: 'Königszimmer' },
    ratePlans: { flexible: 'Flexibel' },
    addons: { 'airport-car': 'Wagen vom oder zum Flughafen' },
    taxes: { 'tourism-dirham': 'درهم السياحة' },
    fees: {},
  });
  expect(said.addons.map(({ name }) => name)).toEqual(['Wagen vom oder zum Flughafen', 'An elephant']);
  expect(said.rooms.map(({ basis }) => [basis?.name, basis?.follows?.name])).toEqual([
    [undefined, undefined],
    ['Königszimmer', 'Flexibel'],
  ]);
  expect(said.taxes.map(({ name }) => name)).toEqual(['درهم السياحة', 'Window tax']);
});
