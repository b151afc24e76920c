import { expect, test } from 'vitest';
import { byNumber } from './by-number.ts';

test('a list of rooms begins with the lowest number, whatever their types', () => {
  const units = ['011', 'A10', '001', '101', 'A2', '010'].map((number) => ({ number }));
  expect(byNumber(units).map(({ number }) => number)).toEqual(['001', '010', '011', '101', 'A2', 'A10']);
});
