import { expect, test } from 'vitest';
import { shareDeadline } from './share-deadline.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-23T08:00:00Z');

// Shows docs/rules.md: Several payers (Deadline).
test.each([
  ['a stay far ahead: a week', now + 300 * hour, now + 168 * hour],
  ['a stay within the week: an hour before it', now + 30 * hour, now + 29 * hour],
  ['the last moment', now + 2 * hour, now + hour],
  ['too late to ask anybody', now + 2 * hour - 1, null],
  ['a stay that has begun', now - hour, null],
])('%s', (_, checkIn, until) => expect(shareDeadline(now, checkIn)).toBe(until));

test.each([
  ['a stay that is cancelled unpaid within the week: until then', now + 30 * hour, now + 30 * hour],
  ['one that is cancelled later: a week', now + 200 * hour, now + 168 * hour],
  ['too late before it is cancelled', now + hour - 1, null],
])('%s', (_, payBy, until) => expect(shareDeadline(now, now + 300 * hour, payBy)).toBe(until));
