import { csvOf } from '@latchkey/booking-core/csv';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { rowsOf } from './day-csv.ts';
import { booking, dayOf } from './today.fixture.ts';

test('a day is a row for each booking, under the heads of its columns', () => {
  const day = dayOf({ arrivals: [booking({ guestName: 'Zoë "Z" Ray', toPay: 6090, expected: '20:00' })] });
  const rows = rowsOf(day, ({ message = '' }) => message, 'en');
  expect(csvOf(rows)).toBe(
    '\uFEFF"Section","Guest","Reference","Rooms","Arrival","Departure","Adults","Children","To pay","Arrives at","Special requests"\r\n' +
      '"Arrivals","Zoë ""Z"" Ray","BCDF-2345","Teak King","2026-11-25","2026-11-28","2","0","₹6,090","20:00",""\r\n',
  );
});

test.each([
  ['en', 'Arrives at'],
  ['de', 'Ankunft um'],
  ['ar', 'وقت الوصول'],
  ['hi', 'पहुँचने का समय'],
] as const)('every column has a head of its own in %s', async (locale, expected) => {
  const words = await loadWords(locale, 'today');
  const i18n = setupI18n({ locale, messages: { [locale]: words } });
  const [heads = [], ...others] = rowsOf(dayOf({ arrivals: [booking({})] }), (message) => i18n._(message.id), locale);
  expect(new Set(heads).size).toBe(heads.length);
  expect(heads).toContain(expected);
  expect(heads.filter((head) => String(head) in words)).toEqual([]);
  expect(others.map((row) => row.length)).toEqual([heads.length]);
});
