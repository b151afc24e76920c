import { expect, test } from 'vitest';
import { blamed } from './blame.ts';

const asker = { network: '203.0.113.1', judged: 'itinerary@one', shell: 'shell@two#itinerary' };
const since = (times: Record<string, number>) => ({ of: (release: string) => times[release] ?? null });

test('a page speaks against its screen, unless the files of the stack are the shell’s', () => {
  expect(blamed(asker, 'itinerary@one', since({}))).toBe('itinerary@one');
  expect(blamed(asker, null, since({}))).toBe('itinerary@one');
  expect(blamed(asker, 'shell@two', since({}))).toBe('shell@two#itinerary');
});

test('of a shell and a screen, the one that came later is in doubt', () => {
  expect(blamed(asker, 'shell@two', since({ 'itinerary@one': 5 }))).toBe('itinerary@one');
  expect(blamed(asker, 'shell@two', since({ 'itinerary@one': 5, 'shell@two': 9 }))).toBe('shell@two#itinerary');
});

test('what nobody but its maker is shown speaks against nobody', () => {
  expect(blamed({ ...asker, judged: null }, 'shell@two', since({}))).toBeNull();
});
