import { expect, it } from 'vitest';
import { followers, mostLines, mostLinesOfEngine, type Follower } from './followers.ts';

const somebody = (at: number): Follower => ({
  session: `s${at}`,
  person: `p${at}`,
  hotel: `h${at}`,
  network: `n${at}`,
});

it.each(Object.entries(mostLines))('gives one %s no more than %i lines, and others theirs', (kind, most) => {
  const lines = followers();
  const one = (at: number): Follower => ({ ...somebody(at), [kind]: 'the same' });
  const given = Array.from({ length: most + 3 }, (_, at) => lines.enter(one(at)));
  expect(given.filter((line) => line !== undefined)).toHaveLength(most);
  expect(lines.enter(somebody(9999))).toBeDefined();
  given[0]?.();
  given[0]?.();
  expect([lines.enter(one(2000)) === undefined, lines.enter(one(2001)) === undefined]).toEqual([false, true]);
});

it('gives no more than the engine can look for', () => {
  const lines = followers();
  const given = Array.from({ length: mostLinesOfEngine + 1 }, (_, at) => lines.enter(somebody(at)));
  expect(given.map((line) => line !== undefined).lastIndexOf(true)).toBe(mostLinesOfEngine - 1);
  given[5]?.();
  expect(lines.enter(somebody(5000))).toBeDefined();
});
