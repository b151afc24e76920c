import { expect, it } from 'vitest';
import { hotelFacts } from '../schema/hotel-facts.schema.ts';
import { hotelWords } from '../schema/hotel-words.schema.ts';
import { factsKeys } from './facts-keys.ts';
import { keysOf } from './keys-of.ts';

it('each key of the facts says what it is, with an example', () => {
  const said = factsKeys();
  expect(keysOf(hotelFacts).flatMap(([path]) => (said.has(path) ? [] : [path]))).toEqual([]);
});

it('each key of the words says what it is, with an example that is JSON', () => {
  const keys = keysOf(hotelWords);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.flatMap(([path, meaning]) => (meaning === null ? [path] : []))).toEqual([]);
  for (const [, meaning] of keys) expect(() => JSON.parse(meaning?.example ?? '')).not.toThrow();
});

it('an example that is written out is JSON', () => {
  const broken = [...factsKeys()].filter(([, { example }]) => {
    if (example.includes('…') || example.startsWith('"closed"')) return false;
    try {
      JSON.parse(example);
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});
