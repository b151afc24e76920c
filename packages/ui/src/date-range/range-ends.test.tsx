import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import type { PickedDates } from './date-range.types.ts';
import { RangeEnds } from './range-ends.tsx';

afterEach(cleanup);

function said(picked: PickedDates, minStay = 1): readonly (string | null)[] {
  const { container } = show(
    <RangeEnds
      picked={picked}
      minStay={minStay}
      dateWords={(date) => `on ${date}`}
      arrival="from 12 noon"
      departure="by 11"
    />,
  );
  expect(container.querySelector('[aria-live="polite"]')).not.toBeNull();
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test('nothing is pressed: the day of arrival is asked for', () => {
  expect(said({ kind: 'nothing' })).toEqual(['Check-inChoose a datefrom 12 noon', 'Check-out–by 11']);
});

test.each([
  [1, 'by 11'],
  [3, 'at least 3 nights'],
])('the day of arrival is pressed: the other is asked for, with the nights it must be (%i)', (minStay, beneath) => {
  expect(said({ kind: 'arrival', checkIn: '2026-11-26' }, minStay)).toEqual([
    'Check-inon 2026-11-26from 12 noon',
    `Check-outChoose a date${beneath}`,
  ]);
});

test.each([
  ['2026-11-27', '1 night'],
  ['2026-12-01', '5 nights'],
])('both are pressed: its nights are counted over the end of a month (%s)', (checkOut, nights) => {
  expect(said({ kind: 'range', checkIn: '2026-11-26', checkOut }, 3)).toEqual([
    'Check-inon 2026-11-26from 12 noon',
    `Check-outon ${checkOut}by 11`,
    nights,
  ]);
});
