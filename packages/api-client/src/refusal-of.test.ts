import { expect, test } from 'vitest';
import { failureCode, refusalOf } from './refusal-of.ts';

const known = { sold_out: '', offline: '', timeout: '', too_many_calls: '', unknown: '' };

test.each([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'unexpected', httpStatus: 429 }, 'too_many_calls'],
  [{ kind: 'unexpected', httpStatus: 503 }, 'unknown'],
  [{ kind: 'unreadable' }, 'unknown'],
] as const)('a call that failed by %o is %s to a guest', (failure, code) => {
  expect(failureCode({ status: 'failure', ...failure })).toBe(code);
});

test('a refusal keeps its code where it is known', () => {
  expect(refusalOf({ status: 409, body: { code: 'sold_out' } }, known)).toBe('sold_out');
  expect(refusalOf({ status: 409, body: { code: 'of_a_later_release' } }, known)).toBe('unknown');
  expect(refusalOf({ status: 'failure', kind: 'offline' }, known)).toBe('offline');
});
