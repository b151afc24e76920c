import { expect, test } from 'vitest';
import { lineOf } from '../booking.fixture.ts';
import { eventWordsOf } from './events.copy.ts';
import { timelineOf } from './timeline.ts';

const events = [
  { at: '2026-11-20T06:00:00.000Z', type: 'confirmed' },
  { at: '2026-11-25T06:35:00.100Z', type: 'arrived' },
];

test('what somebody did is told once, with who it was, the latest first', () =>
  expect(
    timelineOf(events, [lineOf()]).map((entry) => (entry.kind === 'act' ? entry.line.operation : entry.type)),
  ).toEqual(['markArrival', 'confirmed']));

test('what nobody’s line tells stays an event, and what was refused hides none', () => {
  expect(timelineOf(events, [])).toHaveLength(2);
  expect(timelineOf(events, [lineOf({ outcome: 'refused' })])).toHaveLength(3);
  expect(timelineOf(events, [lineOf({ at: '2026-11-26T06:35:00.000Z' })])).toHaveLength(3);
});

test('a cancellation by nobody is told with its reason, and one of a newer reason without', () => {
  const ended = { at: '2026-11-26T23:00:00.000Z', type: 'cancelled', why: 'rest_unpaid' };
  expect(timelineOf([ended], [])).toEqual([{ kind: 'event', ...ended }]);
  expect(eventWordsOf('cancelled', 'rest_unpaid')).toMatchObject({
    message: 'Cancelled: the rest of the price was not paid in time',
  });
  expect(eventWordsOf('cancelled', 'of a newer engine')).toEqual(eventWordsOf('cancelled'));
});
