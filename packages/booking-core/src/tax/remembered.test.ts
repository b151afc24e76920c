import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

/** The keys whose value was made, in order. */
function madeFor(most: number, keys: readonly string[]): readonly string[] {
  const valueOf = remembered<readonly string[]>(most);
  const made: string[] = [];
  for (const key of keys) {
    const value = valueOf(key, () => {
      made.push(key);
      return [key];
    });
    expect(value).toEqual([key]);
  }
  return made;
}

it('makes the value of each key once', () => {
  expect(madeFor(2, ['a', 'b', 'a', 'b', 'a'])).toEqual(['a', 'b']);
});

it('remembers so many at most', () => {
  expect(madeFor(2, ['a', 'b', 'c', 'a', 'c'])).toEqual(['a', 'b', 'c', 'a']);
});

it('remembers that there is none', () => {
  const valueOf = remembered<object | null>(1);
  expect(valueOf('a', () => null)).toBeNull();
  expect(valueOf('a', () => ({}))).toBeNull();
});
