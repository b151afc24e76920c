import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

/** A memory, and a feed of changes that a test tells. */
function setUp() {
  const memory = new Map<string, string>();
  let seen = 0;
  const answerOf = remembered(memory, { catchUp: () => undefined, seen: () => seen });
  return { memory, answerOf, change: () => void (seen += 1) };
}

it('reads what it does not know once, for all who ask', async () => {
  const { answerOf } = setUp();
  let reads = 0;
  const read = async (): Promise<string> => `read ${(reads += 1)}`;
  expect(await Promise.all([answerOf('a', read), answerOf('a', read)])).toEqual(['read 1', 'read 1']);
  expect(await answerOf('a', read)).toBe('read 1');
});

it('keeps nothing that was read while a change was told, and gives it to nobody who asks after that', async () => {
  const { memory, answerOf, change } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = answerOf('a', () => promise);
  await Promise.resolve();
  change();
  expect(await answerOf('a', async () => 'after')).toBe('after');
  resolve('before');
  expect(await before).toBe('before');
  expect(memory.get('a')).toBe('after');
});

it('asks again for what could not be read', async () => {
  const { answerOf } = setUp();
  await expect(answerOf('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answerOf('a', async () => 'there')).toBe('there');
});
