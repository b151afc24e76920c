import { expect, test } from 'vitest';
import { changedFact, type DocumentChange } from '@latchkey/hotel-document/drafts';
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
const saved = (...changes: DocumentChange[]) => settled({ 'hotel.json': hotel }, changes);
const steps = 'ratePlans.saver.cancellation';

test('a step of cancelling comes at its place by its hours, and goes with them', () => {
  expect(saved(changedFact(`${steps}.2.hoursBeforeCheckIn`, 48), changedFact(`${steps}.2.percent`, 50))).toEqual([
    changedFact(steps, [tiers[0], { hoursBeforeCheckIn: 48, percent: 50 }, tiers[1]]),
  ]);
  expect(saved(changedFact(`${steps}.0.hoursBeforeCheckIn`), changedFact(`${steps}.1.nights`, 2))).toEqual([
    changedFact(steps, [{ hoursBeforeCheckIn: 24, nights: 2 }]),
  ]);
  expect(saved(changedFact(`${steps}.0.percent`, 10))).toEqual([changedFact(`${steps}.0.percent`, 10)]);
});

test('a step that is typed without its hours is not lost: it is named then', () =>
  expect(saved(changedFact(`${steps}.2.percent`, 50))).toEqual([changedFact(steps, [...tiers, { percent: 50 }])]));

test('a step that is added to another way of cancelling stands among its steps', () =>
  expect(
    saved(
      changedFact(steps, [{ hoursBeforeCheckIn: 24, percent: 0 }]),
      changedFact(`${steps}.2.hoursBeforeCheckIn`, 12),
    ),
  ).toEqual([changedFact(steps, [{ hoursBeforeCheckIn: 24, percent: 0 }, { hoursBeforeCheckIn: 12 }])]));

test('a season of an extra comes with its days and price, and goes with its price', () => {
  const at = 'addons.dog.prices';
  const winter = { from: '12-20', to: '01-06', price: 500 };
  const typed = (['from', 'to', 'price'] as const).map((key) => changedFact(`${at}.1.${key}`, winter[key]));
  expect(saved(...typed)).toEqual([changedFact(at, [season, winter])]);
  expect(saved(changedFact(`${at}.0.price`))).toEqual([changedFact(at)]);
  expect(saved(changedFact(`${at}.0.price`, 450))).toEqual([changedFact(`${at}.0.price`, 450)]);
  expect(saved(changedFact('addons.meal.prices.0.price', 800))).toEqual([
    changedFact('addons.meal.prices', [{ price: 800 }]),
  ]);
});

test('an extra that is for each person no more, or for all ages, names none', () => {
  const at = 'addons.meal.goesWith.ages';
  expect(saved(changedFact('addons.meal.category', 'room'))).toEqual([
    changedFact('addons.meal.category', 'room'),
    changedFact(at),
  ]);
  expect(saved(changedFact(`${at}.from`), changedFact(`${at}.to`))).toEqual([changedFact(at)]);
  expect(saved(changedFact(`${at}.from`))).toEqual([changedFact(`${at}.from`)]);
});

test('a room is made up of others, so many of each, and of none once the last is emptied', () => {
  const own = { ...hotel, rooms: [{ id: 'dorm' }, { id: 'bed' }] };
  const at = 'rooms.dorm.consistsOf';
  const typed = [changedFact(`${at}.0.roomTypeId`, 'bed'), changedFact(`${at}.0.count`, 8)];
  const parts = [{ roomTypeId: 'bed', count: 8 }];
  expect(settled({ 'hotel.json': own }, typed)).toEqual([changedFact(at, parts)]);
  const made = { ...own, rooms: [{ id: 'dorm', consistsOf: parts }, { id: 'bed' }] };
  expect(settled({ 'hotel.json': made }, [changedFact(`${at}.0.roomTypeId`)])).toEqual([changedFact(at)]);
});
