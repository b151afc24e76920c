import { expect, test } from 'vitest';
import { roomsInWords } from './rooms-in-words.ts';

test('equal rooms on equal plans are counted instead of repeated', () => {
  const king = { roomName: 'Teak King', ratePlanName: 'Breakfast included' };
  const twin = { roomName: 'Indigo Twin', ratePlanName: 'Room only' };
  expect(roomsInWords([king, twin, king], 'en')).toBe('2 × Teak King, Breakfast included · Indigo Twin, Room only');
  expect(roomsInWords([twin], 'en')).toBe('Indigo Twin, Room only');
});
