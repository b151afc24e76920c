import { expect, test } from 'vitest';
import type { CalendarDate } from './date-range.types.ts';
import { shownDay } from './shown-day.ts';

const open: CalendarDate = { date: '2026-11-26', amount: 5460, price: '5,460', availability: 'open', minStay: 1 };

test('a date of which nothing is known shows nothing and can be chosen', () => {
  expect(shownDay(undefined, 5460)).toEqual({ below: { kind: 'nothing' }, minStay: null, isClosed: false });
});

test.each([
  [5460, true],
  [5000, false],
  [null, false],
])('the lowest price is pointed out where it is the lowest: %s', (lowest, isLowest) => {
  expect(shownDay(open, lowest).below).toEqual({ kind: 'price', text: '5,460', lowest: isLowest });
});

test('a date that is full, or not for sale, shows no price and asks for no nights', () => {
  const long = { ...open, minStay: 3 };
  expect(shownDay(long, null).minStay).toBe(3);
  expect(shownDay({ ...long, availability: 'sold_out' }, 5460)).toEqual({
    below: { kind: 'full' },
    minStay: null,
    isClosed: false,
  });
  expect(shownDay({ ...long, availability: 'closed' }, 5460)).toEqual({
    below: { kind: 'nothing' },
    minStay: null,
    isClosed: true,
  });
});

test('one without a price still says how long a stay must be', () => {
  expect(shownDay({ ...open, amount: null, price: null, minStay: 2 }, null)).toEqual({
    below: { kind: 'nothing' },
    minStay: 2,
    isClosed: false,
  });
});
