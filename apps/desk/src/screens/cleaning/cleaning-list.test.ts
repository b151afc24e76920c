import { expect, test } from 'vitest';
import { lived, roomToday, wanted } from './cleaning.fixture.ts';
import { cleaningListOf } from './cleaning-list.ts';

const midnight = Date.parse('2026-11-24T18:30:00.000Z');
const leaving = (leftAt: string | null) => ({ surname: 'Rao', dueAt: '2026-11-25T05:30:00.000Z', leftAt });
const numbers = (units: readonly { readonly number: string }[]): string[] => units.map(({ number }) => number);

test('what is needed soonest is first, who is still in is last, and a room slept in is to do whatever it was', () => {
  const later = roomToday('108', {
    ...wanted,
    unitId: 'later',
    number: '108',
    coming: { surname: 'Iyer', dueAt: '2026-11-25T14:00:00.000Z', arrivedAt: null },
  });
  const free = roomToday('106', { state: 'dirty' });
  const stillIn = roomToday('105', { leaves: true, comes: true, leaving: leaving(null), coming: wanted.coming });
  const inspected = roomToday('402', {
    state: 'inspected',
    stateAt: '2026-11-25T06:00:00.000Z',
    comes: true,
    coming: wanted.coming,
  });
  const closed = roomToday('301', {
    state: 'dirty',
    closures: [
      { closureId: 'c', unitId: 'u-301', first: '2026-11-25', last: '2026-11-26', kind: 'out_of_order', reason: null },
    ] as never,
  });
  const todo = cleaningListOf({
    units: [stillIn, free, later, lived, wanted, inspected, closed, roomToday('500')],
    midnight,
  });
  expect(numbers(todo.first)).toEqual(['104', '108', '106', '105']);
  expect(numbers(todo.stays)).toEqual(['103']);
  expect(numbers(todo.done)).toEqual(['402']);
  expect(numbers(todo.others)).toEqual(['301', '500']);
});
