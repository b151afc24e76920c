import type { Day } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { newsBetween, type NewsOnSheet } from './news-between.ts';
import { booking, dayOf } from './today.fixture.ts';

const kinds = (before: Partial<Day>, after: Partial<Day>) =>
  newsBetween(dayOf(before), dayOf(after)).map(({ kind }) => kind);
const request = booking({ status: 'requested' });
const wish = { requestId: 'r1', kind: 'departure' as const, time: '14:00' };

test.each<[string, Partial<Day>, Partial<Day>, NewsOnSheet['kind'][]]>([
  ['a booking', {}, { fresh: [booking()] }, ['booked']],
  ['a request, once in two sections', {}, { fresh: [request], toAnswer: [request] }, ['requested']],
  ['a cancellation', { fresh: [booking()] }, { fresh: [booking({ status: 'cancelled' })] }, ['cancelled']],
  ['a cancellation of an earlier booking', {}, { fresh: [booking({ status: 'cancelled' })] }, ['cancelled']],
  ['a message', {}, { toAnswer: [booking({ unread: 1 })] }, ['message']],
  ['a second one', { toAnswer: [booking({ unread: 1 })] }, { toAnswer: [booking({ unread: 2 })] }, ['message']],
  ['what is asked', {}, { toAnswer: [booking({ openRequests: [wish] })] }, ['asked']],
])('%s is news', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

test.each<[string, Partial<Day>, Partial<Day>]>([
  ['the same again', { fresh: [booking()] }, { fresh: [booking()] }],
  ['what was worked off', { fresh: [booking()] }, {}],
  ['a request that was confirmed here', { toAnswer: [request], fresh: [request] }, { fresh: [booking()] }],
  ['a message that was answered', { toAnswer: [booking({ unread: 2 })] }, { toAnswer: [booking({ unread: 1 })] }],
])('%s is none', (_, before, after) => {
  expect(kinds(before, after)).toEqual([]);
});
