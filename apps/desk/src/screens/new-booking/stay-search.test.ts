import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, it } from 'vitest';
import { staySearch, searchOf } from './stay-search.ts';

const today = '2026-11-27' as LocalDate;

it('is tonight for two where the address says nothing', () =>
  expect(staySearch({}, today)).toEqual({
    checkIn: today,
    checkOut: '2026-11-28',
    nights: 1,
    guests: { adults: 2, childAges: [], infants: 0 },
  }));

it('is what an address says, by nights or by both dates', () => {
  expect(staySearch({ nights: '3', adults: '1', children: '2' }, today)).toMatchObject({
    checkOut: '2026-11-30',
    guests: { adults: 1, childAges: [null, null] },
  });
  expect(staySearch({ from: '2026-12-24', to: '2026-12-27', nights: '9' }, today)).toMatchObject({
    checkIn: '2026-12-24',
    nights: 3,
  });
});

it.each([
  { from: '2026-11-26' },
  { from: 'tomorrow' },
  { to: '2026-11-27' },
  { to: '2029-01-01' },
  { nights: '0' },
  { nights: '1e1' },
  { adults: '-2' },
  { adults: '0x2' },
])('passes over what no stay can be: %o', (search) => expect(staySearch(search, today).nights).toBe(1));

it('keeps a party as large as one booking at the desk takes', () =>
  expect(staySearch({ adults: '99', children: '99' }, today).guests).toMatchObject({ adults: 12 }));

it('is said by an address as it was asked', () => {
  for (const search of [{}, { nights: '2' }, { from: '2026-12-24', nights: '3', adults: '1', children: '1' }])
    expect(searchOf(staySearch(search, today), today)).toEqual(search);
  const room = { roomTypeId: 'teak-king', ratePlanId: 'flexible' };
  expect(searchOf(staySearch({}, today), today, room)).toEqual({ room: 'teak-king', plan: 'flexible' });
});
