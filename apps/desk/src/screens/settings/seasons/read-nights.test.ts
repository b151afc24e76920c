import type { LocalDate } from '@latchkey/booking-core/dates';
import { type DocumentChange, withChanges } from '@latchkey/hotel-document/drafts';
import { expect, test } from 'vitest';
import { wholeHouse } from '../typing/whole-house.fixture.ts';
import { readNights } from './read-nights.ts';

// Shows docs/rules.md: People of a hotel (Seasons and stay rules).

const today = '2026-12-07' as LocalDate;
const read = (facts: Readonly<Record<string, unknown>>) => {
  const changes = Object.entries(facts).map(([path, value]): DocumentChange => ({ file: 'hotel.json', path, value }));
  return readNights(withChanges(wholeHouse, changes), today, 'en');
};

test('a house without seasons has one price a night, from today', async () =>
  expect(await read({})).toMatchObject({
    from: '2026-12-01',
    bars: [],
    room: 'King',
    plan: 'Flexible',
    guests: 2,
    nights: [{ date: today, seasons: [], price: 12_000, minStay: 1, closedToArrival: false }],
  }));

test('each season has its first night, and so has what weekdays and rules of stays change', async () => {
  const year = await read({
    weekdays: { sat: 10 },
    seasons: [{ id: 'high', name: 'High season', from: '12-20', to: '01-05', percent: 50, minStay: 3 }],
    restrictions: [{ id: 'sundays', weekdays: ['sun'], closedToArrival: true }],
  });
  const nights = year?.nights;
  expect(
    nights?.map(({ date, seasons, price, minStay, closedToArrival }) => [
      date,
      seasons[0],
      price,
      minStay,
      closedToArrival,
    ]),
  ).toEqual([
    ['2026-12-07', undefined, 12_000, 1, false],
    ['2026-12-12', undefined, 13_200, 1, false],
    ['2026-12-13', undefined, 12_000, 1, true],
    ['2026-12-20', 'High season', 18_000, 3, true],
    ['2026-12-21', 'High season', 18_000, 3, false],
    ['2026-12-26', 'High season', 19_800, 3, false],
  ]);
});

test('a season that passes the turn of the year is one bar, or two where the drawing begins within it', async () => {
  const seasons = [{ id: 'high', from: '12-20', to: '01-05', percent: 50 }];
  const [bar, ...others] = (await read({ seasons }))?.bars ?? [];
  expect(others).toEqual([]);
  expect(bar).toMatchObject({ name: 'high', turn: 'up' });
  expect(bar?.start).toBeCloseTo((19 / 365) * 100);
  expect(bar?.length).toBeCloseTo((17 / 365) * 100);
  const winter = (await read({ seasons: [{ id: 'winter', from: '11-01', to: '02-28', percent: -20 }] }))?.bars;
  expect(winter?.map(({ turn, start }) => [turn, Math.round(start)])).toEqual([
    ['down', 0],
    ['down', 92],
  ]);
});

test('facts that are not whole, or without a price, have nothing to read', async () => {
  expect(await read({ currency: 'nothing' })).toBeNull();
  expect(await read({ 'rooms.king.prices': {} })).toBeNull();
});
