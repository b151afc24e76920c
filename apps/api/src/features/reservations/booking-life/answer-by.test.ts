import { expect, test } from 'vitest';
import { answerBy } from './answer-by.ts';

// Shows docs/rules.md: States and selection (Waiting).

const at = new Date('2026-11-26T05:00:00Z');
const hours = (count: number): number => count * 3_600_000;
const inHours = (count: number): Date => new Date(at.getTime() + hours(count));

test('an answer has its whole time where the stay is later', () =>
  expect(answerBy(at, hours(24), inHours(48).getTime())).toEqual(inHours(24)));

test('it ends when the stay begins', () => expect(answerBy(at, hours(24), inHours(7).getTime())).toEqual(inHours(7)));

test('it has an hour at least, for a stay that is about to begin or has begun, and never more than its own time', () => {
  expect(answerBy(at, hours(24), inHours(0.5).getTime())).toEqual(inHours(1));
  expect(answerBy(at, hours(24), inHours(-3).getTime())).toEqual(inHours(1));
  expect(answerBy(at, hours(0.25), inHours(-3).getTime())).toEqual(inHours(0.25));
});
