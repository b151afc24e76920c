import { expect, test } from 'vitest';
import { countedName, countedNames } from '../exports/list.ts';

test('equal names stand once, with their number, where the first of them stood', () => {
  expect(countedNames(['Teak King', 'Indigo Twin', 'Teak King'])).toEqual(['2 × Teak King', 'Indigo Twin']);
  expect(countedNames([])).toEqual([]);
});

test('one of a name is not counted', () => {
  expect([countedName('Airport car', 1), countedName('Airport car', 2)]).toEqual(['Airport car', '2 × Airport car']);
});
