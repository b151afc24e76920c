import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { nightHeld } from './night-held.ts';

const day = (date: string) => date as LocalDate;
const sight = { today: day('2026-11-25'), from: day('2026-11-23') };
const bar = { unitId: 'u1', first: day('2026-11-26'), last: day('2026-11-28') };

// 23 November is the first in sight: the night of the 27th goes from noon of that day (4.5) to noon of the next (5.5).
test.each([
  [4.5, '2026-11-27'],
  [5.49, '2026-11-27'],
  [5.5, '2026-11-28'],
  [9, '2026-11-28'],
  // By its first night a stay would be held as a whole: at least that one stays where it is.
  [3.6, '2026-11-27'],
])('the part of a stay that is held begins with the night under the pointer: %d', (at, night) =>
  expect(nightHeld(bar, sight, at)).toBe(night),
);

test('of a guest in the house the nights to come can be held, tonight the first of them', () =>
  expect(nightHeld({ ...bar, first: day('2026-11-23') }, sight, 0.6)).toBe('2026-11-25'));

test('one night is not divided, nor a stay that waits for a room', () => {
  expect(nightHeld({ ...bar, last: bar.first }, sight, 4)).toBeUndefined();
  expect(nightHeld({ ...bar, unitId: null }, sight, 5)).toBeUndefined();
});
