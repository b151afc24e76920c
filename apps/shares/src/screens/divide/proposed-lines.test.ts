import { wholeBooking } from '@latchkey/testing/hotel';
import type { DividedCost } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { guestsOf, mostShares, proposedLines } from './proposed-lines.ts';

const line = (amount: number) => ({ roomTypeId: 'r', ratePlanId: 'p', units: 1, amount });
const room = { ...wholeBooking.rooms[0], adults: 2, children: 0 } as (typeof wholeBooking.rooms)[number];
const booking = {
  rooms: [
    { ...room, roomName: 'Suite' },
    { ...room, roomName: 'Single', adults: 1 },
  ],
  currency: 'EUR' as const,
  bill: { rooms: [line(60_00), line(30_00)] },
};
const divided = (shares: Partial<DividedCost['shares'][number]>[] = []): DividedCost =>
  ({ currency: 'EUR', left: 100_00, until: '2026-12-01T00:00:00Z', shares }) as DividedCost;

test.each([
  ['by bed, unless said otherwise', undefined, ['33.34', '33.33', '33.33']],
  ['by any number', '4', ['25.00', '25.00', '25.00', '25.00']],
  ['by a number in Arabic digits', ' ٤', ['25.00', '25.00', '25.00', '25.00']],
  ['by nothing that is a number', 'x', ['33.34', '33.33', '33.33']],
])('%s: equal parts that add up', (_, by, amounts) =>
  expect(proposedLines(booking, divided(), by).map(({ amount }) => amount)).toEqual(amounts),
);

// 60 and 30 of 90; 10 on top of them falls on each as it costs.
test('by room: each at what it costs, named as the room is', () =>
  expect(proposedLines(booking, divided(), 'room')).toEqual([
    { shareId: '', label: 'Suite', amount: '66.67' },
    { shareId: '', label: 'Single', amount: '33.33' },
  ]));

test('of a bill without a line for each room, or with more rooms than shares, rooms are equal parts', () => {
  const amounts = (rooms: typeof booking.rooms, lines: typeof booking.bill.rooms): string[] =>
    proposedLines({ ...booking, rooms, bill: { rooms: lines } }, divided(), 'room').map(({ amount }) => amount);
  expect(amounts(booking.rooms, [line(90_00)])).toEqual(['50.00', '50.00']);
  const many = Array.from({ length: mostShares + 1 }, () => booking.rooms[0] ?? { ...room, roomName: '' });
  expect(
    amounts(
      many,
      many.map(() => line(1)),
    ),
  ).toEqual(Array.from({ length: mostShares }, () => '5.00'));
});

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
