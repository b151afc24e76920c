import { wholeBooking } from '@latchkey/testing/hotel';
import type { DividedCost } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { guestsOf, mostShares, proposedLines } from './proposed-lines.ts';

const room = { ...wholeBooking.rooms[0], adults: 2, children: 0 } as (typeof wholeBooking.rooms)[number];
const booking = { rooms: [room, { ...room, adults: 1 }], currency: 'EUR' as const };
const divided = (shares: Partial<DividedCost['shares'][number]>[] = []): DividedCost =>
  ({ currency: 'EUR', left: 100_00, until: '2026-12-01T00:00:00Z', shares }) as DividedCost;

test.each([
  ['by bed, unless said otherwise', undefined, ['33.34', '33.33', '33.33']],
  ['by room', 'room', ['50.00', '50.00']],
  ['by any number', '4', ['25.00', '25.00', '25.00', '25.00']],
  ['by nothing that is a number', 'x', ['33.34', '33.33', '33.33']],
])('%s: equal parts that add up', (_, by, amounts) =>
  expect(proposedLines(booking, divided(), by).map(({ amount }) => amount)).toEqual(amounts),
);

test('shares that are open stand as they are, until other parts are asked for', () => {
  const open = divided([
    { shareId: 'a', label: 'Noor', amount: 4000, state: 'open' },
    { shareId: 'b', label: '', amount: 1, state: 'paid' },
  ]);
  expect(proposedLines(booking, open, undefined)).toEqual([{ shareId: 'a', label: 'Noor', amount: '40.00' }]);
  expect(proposedLines(booking, open, 'room').map(({ shareId }) => shareId)).toEqual(['', '']);
});

test('never more lines than there can be shares, and none of what is paid', () => {
  expect(proposedLines(booking, divided(), '99')).toHaveLength(mostShares);
  expect(proposedLines(booking, { ...divided(), left: 0 }, undefined)).toEqual([]);
  expect(guestsOf(booking)).toBe(3);
});
