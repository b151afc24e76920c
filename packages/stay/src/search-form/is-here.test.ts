import { afterEach, expect, test } from 'vitest';
import { isHere } from './is-here.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/rooms?adults=2', true],
  ['/rooms?adults=2&lang=de', true],
  ['/rooms?adults=3', false],
  ['/rooms', false],
  ['/?adults=2', false],
])('on /rooms?adults=2 in Arabic, the address %s is that of the page in sight: %s', (address, expected) => {
  history.replaceState(null, '', '/rooms?adults=2&lang=ar');
  expect(isHere(address)).toBe(expected);
});
