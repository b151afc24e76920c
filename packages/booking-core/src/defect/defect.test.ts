import { expect, it, test } from 'vitest';
import { CoreError, isCoreError } from './core-error.ts';
import { requireCount, requireInteger, requirePercent } from './require.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return isCoreError(error) ? `${error.code} ${error.argument}` : 'another error';
  }
  return 'none';
};

test('a defect says what is wrong with which argument', () => {
  const defect = new CoreError('negative', 'rooms[0].adults');
  expect(defect).toMatchObject({ name: 'CoreError', code: 'negative', argument: 'rooms[0].adults' });
  expect(defect.message).toBe('negative: rooms[0].adults');
});

test('a defect is known by its name, whichever bundle made it, and by both that it says', () => {
  const foreign = (fields: object, error: object = new Error('of another bundle')) => Object.assign(error, fields);
  const whole = { name: 'CoreError', code: 'negative', argument: 'total' };
  expect(isCoreError(foreign(whole))).toBe(true);
  expect(isCoreError(foreign({ ...whole, name: 'TypeError' }))).toBe(false);
  expect(isCoreError(foreign({ name: 'CoreError', code: 'negative' }))).toBe(false);
  expect(isCoreError(foreign({ name: 'CoreError', argument: 'total' }))).toBe(false);
  expect(isCoreError(foreign(whole, {}))).toBe(false);
  expect([null, undefined, 'CoreError'].some(isCoreError)).toBe(false);
});

it.each([
  [0, 'none'],
  [-7, 'none'],
  [Number.MAX_SAFE_INTEGER, 'none'],
  [2 ** 53, 'too_large total'],
  [0.5, 'not_an_integer total'],
  [Number.NaN, 'not_an_integer total'],
  [Number.POSITIVE_INFINITY, 'not_an_integer total'],
])('%d as an integer: %s', (value, code) => expect(codeOf(() => requireInteger(value, 'total'))).toBe(code));

it.each([
  [0, 'none'],
  [3, 'none'],
  [-1, 'negative adults'],
  [1.5, 'not_an_integer adults'],
])('%d as a count: %s', (value, code) => expect(codeOf(() => requireCount(value, 'adults'))).toBe(code));

it.each([
  [0, 'none'],
  [2.5, 'none'],
  [18, 'none'],
  [33.3333, 'none'],
  [150, 'none'],
  [33.33334, 'invalid_percent tax'],
  [66.66667, 'invalid_percent tax'],
  [-2.5, 'invalid_percent tax'],
  [Number.NaN, 'invalid_percent tax'],
  [Number.POSITIVE_INFINITY, 'invalid_percent tax'],
])('%d as a percentage: %s', (value, code) => expect(codeOf(() => requirePercent(value, 'tax'))).toBe(code));

test('what is right is given back', () =>
  expect([requireInteger(-7, 'a'), requireCount(3, 'a'), requirePercent(2.5, 'a')]).toEqual([-7, 3, 2.5]));
