import { expect, test } from 'vitest';
import { gridOf } from '../rates.fixture.ts';
import { percentTyped } from './percent-typed.ts';
import { typedFigures, typedNights } from './typed-figures.ts';

const [wed, thu, fri, sat] = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as const;
const field = (typed: Readonly<Record<string, string>>) => (name: string) => typed[name] ?? '';
const typed = (fields: Readonly<Record<string, string>>) => typedFigures(field({ act: 'set', ...fields }), gridOf());
const plan = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };

test.each([
  ['+20%', 20],
  ['-7.5 %', -7.5],
  ['\u221210%', -10],
  ['+١٠٪', 10],
])('%s is a change of a price', (text, percent) => expect(percentTyped(text)).toBe(percent));

test.each(['20%', '+20', '-100%', '+1000%', '+2x%', ''])('%j is no change of a price', (text) =>
  expect(percentTyped(text)).toBeNull(),
);

test('nights are named from the first to the last; one where there is no last', () => {
  expect(typedNights(field({ from: wed, to: sat }), 31)).toEqual({ from: wed, nights: 4 });
  expect(typedNights(field({ from: wed }), 31)).toEqual({ from: wed, nights: 1 });
});

test.each([
  [thu, wed],
  ['2027-02-29', '2027-03-01'],
  ['', ''],
  ['2026-12-01', '2027-01-01'],
  ['yesterday', wed],
])('%s to %s are none', (from, to) => expect(typedNights(field({ from, to }), 31)).toBeNull());

test('a sum is the price of the usual party, on plans that follow no other; a minimum stay goes with it', () => {
  expect(typed({ price: '7,400', minStay: '2' })).toEqual([
    { ...plan, from: wed, to: sat, minStay: 2 },
    { ...plan, from: wed, to: sat, priceForPax: [{ pax: 2, price: 7400 }], keepOthers: true },
  ]);
});

test('a percentage changes each price of each night as it stands, on the nights that are meant', () => {
  const steps = [
    { pax: 1, price: 6360 },
    { pax: 2, price: 6960 },
  ];
  expect(typed({ price: '+20 %', week: 'weekend' })).toEqual([
    { ...plan, from: fri, to: fri, priceForPax: steps },
    { ...plan, from: sat, to: sat, priceForPax: steps },
  ]);
});

test('weekdays of a sum are left to the engine', () =>
  expect(typed({ price: '5200', week: 'week', plan: 'teak-king.breakfast' })).toMatchObject([
    { weekdays: ['sun', 'mon', 'tue', 'wed', 'thu'] },
  ]));

test('back to the rule takes the price and the minimum stay', () =>
  expect(typed({ act: 'rule', price: 'whatever' })).toEqual([
    { ...plan, from: wed, to: sat, backToRule: ['priceForPax', 'minStay'] },
  ]));

test.each([
  [{}, 'nothing_typed'],
  [{ price: '-500' }, 'price_wrong'],
  [{ price: '0' }, 'price_wrong'],
  [{ price: '20%' }, 'price_wrong'],
  [{ price: '5200.50' }, 'price_wrong'],
  [{ price: 'cheap' }, 'price_wrong'],
  [{ minStay: '0' }, 'stay_wrong'],
  [{ minStay: '2.5' }, 'stay_wrong'],
  [{ minStay: '366' }, 'stay_wrong'],
] as const)('what is typed wrong is said, and nothing is changed: %j', (fields, problem) =>
  expect(typed(fields)).toBe(problem),
);
