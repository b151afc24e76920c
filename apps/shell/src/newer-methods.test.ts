import { afterEach, beforeEach, expect, test } from 'vitest';
import { addNewerMethods } from './newer-methods.ts';

const names = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'] as const;
const own = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)]));
const ownGroupBy = Object.getOwnPropertyDescriptor(Map, 'groupBy');

beforeEach(() => {
  for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  Reflect.deleteProperty(Map, 'groupBy');
  addNewerMethods();
});
afterEach(() => {
  for (const [name, descriptor] of own) Object.defineProperty(Array.prototype, name, descriptor ?? {});
  Object.defineProperty(Map, 'groupBy', ownGroupBy ?? {});
});

test('a browser without the newer methods gets them, as others have them', () => {
  const figures = [3, 1, 2];
  expect(figures.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(figures.toReversed()).toEqual([2, 1, 3]);
  expect(figures.toSpliced(1, 1, 9, 8)).toEqual([3, 9, 8, 2]);
  expect([figures.with(-1, 7), figures]).toEqual([
    [3, 1, 7],
    [3, 1, 2],
  ]);
  expect(() => figures.with(3, 1)).toThrow(RangeError);
  expect([figures.findLast((one) => one > 1), figures.findLastIndex((one) => one > 2)]).toEqual([2, 0]);
  expect([figures.findLast((one) => one > 5), figures.findLastIndex((one) => one > 5)]).toEqual([undefined, -1]);
  expect([...Map.groupBy(figures, (one) => one % 2)]).toEqual([
    [1, [3, 1]],
    [0, [2]],
  ]);
  expect(Object.keys(figures)).toEqual(['0', '1', '2']);
});

test('what a browser has of its own stays', () => {
  const before = Array.prototype.at;
  addNewerMethods();
  expect(Array.prototype.at).toBe(before);
});
