import { expect, test } from 'vitest';
import { statusAgain } from './status-again.ts';

test('a form that the engine refused, or that was not sent, has something wrong with it', () => {
  expect(statusAgain(null)).toBe(422);
  expect(statusAgain({ status: 422 })).toBe(422);
  expect(statusAgain({ status: 'failure', httpStatus: 400 })).toBe(422);
});

test('a form that the engine could not take is to be sent again later', () => {
  expect(statusAgain({ status: 'failure' })).toBe(503);
  expect(statusAgain({ status: 'failure', httpStatus: 500 })).toBe(503);
});
