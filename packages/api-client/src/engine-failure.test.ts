import { expect, test } from 'vitest';
import { isEngineFailure, isNothing, isOfEngine, readError } from './engine-failure.ts';
import type { Failure } from './result.ts';

const failure = (kind: Failure['kind'], httpStatus?: number): Failure => ({
  status: 'failure',
  kind,
  ...(httpStatus === undefined ? {} : { httpStatus }),
});

test.each([
  [failure('offline'), true],
  [failure('timeout'), true],
  [failure('unexpected', 429), true],
  [failure('unexpected', 500), true],
  [failure('unreadable', 502), true],
  [failure('unexpected', 400), false],
  [failure('unexpected', 404), false],
  [failure('unreadable', 200), true],
  [failure('unexpected', 408), true],
])('%o is of the engine: %s', (one, isOfIt) => {
  expect(isOfEngine(one)).toBe(isOfIt);
  expect(isEngineFailure(readError('the hotel', one))).toBe(isOfIt);
});

test('what the engine cannot even look for is nothing, and what it did not answer is not known to be', () => {
  for (const status of [400, 404, 414, 431]) expect(isNothing(failure('unexpected', status))).toBe(true);
  for (const status of [408, 429, 500, 503]) expect(isNothing(failure('unexpected', status))).toBe(false);
  expect(isNothing(failure('offline'))).toBe(false);
});

test('a defect is no failure of the engine, and an error of another bundle is one by its name', () => {
  expect(isEngineFailure(new TypeError('undefined is not a function'))).toBe(false);
  expect(isEngineFailure(Object.assign(new Error('away'), { name: 'EngineFailure' }))).toBe(true);
});
