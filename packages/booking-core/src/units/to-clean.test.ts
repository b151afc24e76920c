import { expect, it } from 'vitest';
import { isToClean } from './to-clean.ts';

const midnight = Date.parse('2026-11-25T00:00:00Z');
const yesterday = midnight - 3_600_000;
const today = midnight + 3_600_000;

it.each([
  ['dirty', today, false, true],
  ['dirty', null, true, true],
  ['clean', null, false, false],
  ['clean', yesterday, false, false],
  ['clean', yesterday, true, true],
  ['inspected', null, true, true],
  ['inspected', yesterday, true, true],
  ['clean', today, true, false],
  ['inspected', midnight, true, false],
] as const)('%s since %s, slept in %s: to clean %s', (state, stateAt, wasSleptIn, expected) =>
  expect(isToClean({ state, stateAt, wasSleptIn }, midnight)).toBe(expected),
);
