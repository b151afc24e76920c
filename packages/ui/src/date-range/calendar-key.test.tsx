import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { CalendarKey } from './calendar-key.tsx';
import type { CalendarDate } from './date-range.types.ts';

afterEach(cleanup);

const night = (date: string, rest: Partial<CalendarDate> = {}): CalendarDate => ({
  date,
  amount: 5460,
  price: '5,460',
  availability: 'open',
  minStay: 1,
  ...rest,
});

function said(dates: readonly CalendarDate[], lowest: number | null = null): readonly (string | null)[] {
  show(<CalendarKey dates={new Map(dates.map((date) => [date.date, date]))} lowest={lowest} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('of dates without a mark there is nothing to explain', () => {
  expect(said([night('2026-11-26')])).toEqual([]);
});

test('the lowest price is explained by one that can be had', () => {
  const full = night('2026-11-25', { availability: 'sold_out' });
  expect(said([full, night('2026-11-26')], 5460)).toEqual(['5,460lowest price in these months', '25sold out']);
  cleanup();
  expect(said([full], 5460)).toEqual(['25sold out']);
  cleanup();
  expect(said([night('2026-11-26')], 5000)).toEqual([]);
});

test('stays that must be longer are explained by their nights, those of full dates left out', () => {
  const two = night('2026-11-26', { minStay: 2 });
  const four = night('2026-11-27', { minStay: 4 });
  expect(said([two, night('2026-11-28')])).toEqual(['minimum stay 2 nights']);
  cleanup();
  expect(said([two, four])).toEqual(['minimum stay 2 to 4 nights']);
  cleanup();
  expect(said([two, { ...four, availability: 'closed' }])).toEqual(['minimum stay 2 nights']);
});
