import { expect, test } from 'vitest';
import type { Change } from './change.types.ts';
import { fact } from './fact.ts';
import { settled } from './settle-changes.ts';

// Shows docs/rules.md: People of a hotel (Steps and seasons).

const tiers = [
  { hoursBeforeCheckIn: 72, percent: 0 },
  { hoursBeforeCheckIn: 24, nights: 1 },
];
const season = { from: '06-15', to: '09-10', price: 400 };
const goesWith = { stay: 'nights', ages: { from: 6, to: 11 } };
const hotel = {
  currency: 'EUR',
  ratePlans: [{ id: 'saver', cancellation: tiers }],
  addons: [
    { id: 'dog', category: 'booking', price: 300, prices: [season] },
    { id: 'meal', category: 'person', price: 700, goesWith },
  ],
};
const saved = (...changes: Change[]) => settled({ 'hotel.json': hotel }, changes);
const steps = 'ratePlans.saver.cancellation';

test('a step of cancelling comes at its place by its hours, and goes with them', () => {
  expect(saved(fact(`${steps}.2.hoursBeforeCheckIn`, 48), fact(`${steps}.2.percent`, 50))).toEqual([
    fact(steps, [tiers[0], { hoursBeforeCheckIn: 48, percent: 50 }, tiers[1]]),
  ]);
  expect(saved(fact(`${steps}.0.hoursBeforeCheckIn`), fact(`${steps}.1.nights`, 2))).toEqual([
    fact(steps, [{ hoursBeforeCheckIn: 24, nights: 2 }]),
  ]);
  expect(saved(fact(`${steps}.0.percent`, 10))).toEqual([fact(`${steps}.0.percent`, 10)]);
});

test('a step that is typed without its hours is not lost: it is named then', () =>
  expect(saved(fact(`${steps}.2.percent`, 50))).toEqual([fact(steps, [...tiers, { percent: 50 }])]));

test('a step that is added to another way of cancelling stands among its steps', () =>
  expect(
    saved(fact(steps, [{ hoursBeforeCheckIn: 24, percent: 0 }]), fact(`${steps}.2.hoursBeforeCheckIn`, 12)),
  ).toEqual([fact(steps, [{ hoursBeforeCheckIn: 24, percent: 0 }, { hoursBeforeCheckIn: 12 }])]));

test('a season of an extra comes with its days and price, and goes with its price', () => {
  const at = 'addons.dog.prices';
  const winter = { from: '12-20', to: '01-06', price: 500 };
  const typed = Object.entries(winter).map(([key, value]) => fact(`${at}.1.${key}`, value));
  expect(saved(...typed)).toEqual([fact(at, [season, winter])]);
  expect(saved(fact(`${at}.0.price`))).toEqual([fact(at)]);
  expect(saved(fact(`${at}.0.price`, 450))).toEqual([fact(`${at}.0.price`, 450)]);
  expect(saved(fact('addons.meal.prices.0.price', 800))).toEqual([fact('addons.meal.prices', [{ price: 800 }])]);
});

test('an extra that is for each person no more, or for all ages, names none', () => {
  const at = 'addons.meal.goesWith.ages';
  expect(saved(fact('addons.meal.category', 'room'))).toEqual([fact('addons.meal.category', 'room'), fact(at)]);
  expect(saved(fact(`${at}.from`), fact(`${at}.to`))).toEqual([fact(at)]);
  expect(saved(fact(`${at}.from`))).toEqual([fact(`${at}.from`)]);
});
