import { expect, test } from 'vitest';
import { agesInWords, roomsInWords } from './rooms-in-words.ts';

test('equal rooms on equal plans are counted instead of repeated', () => {
  const king = { roomName: 'Teak King', ratePlanName: 'Breakfast included' };
  const twin = { roomName: 'Indigo Twin', ratePlanName: 'Room only' };
  expect(roomsInWords([king, twin, king], 'en')).toBe('2 × Teak King, Breakfast included · Indigo Twin, Room only');
  expect(roomsInWords([twin], 'en')).toBe('Indigo Twin, Room only');
});

test('the ages of children are those that were given, room by room', () => {
  const room = { roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 1, infants: 0 };
  const withAges = (...ages: (number | null)[][]) => ({
    selection: {
      stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' } as never,
      rooms: ages.map((childAges) => ({ ...room, childAges })),
      addons: [],
    },
  });
  expect(agesInWords(withAges([5], [13, null]), 'en')).toBe('5, 13');
  expect(agesInWords(withAges([]), 'en')).toBeNull();
  expect(agesInWords(null, 'en')).toBeNull();
});
