import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { figureLine } from '../../figures/lines.ts';
import {
  inHandAfter,
  nothingInHand,
  takenFrom,
  type InHand,
  type Read,
  type SelectionEvent,
} from './selection.state.ts';

const line = figureLine('teak-king', 'breakfast', 'priceForPax', 2, true);
const date = '2026-11-25' as LocalDate;
const at = { line: 3, day: 1 };
const cell = { at, line, date, text: '5800', isBegun: false, seenAt: '2026-11-25T06:00:00.000Z' };
const after = (...events: readonly SelectionEvent[]): InHand => events.reduce(inHandAfter, nothingInHand);
const go = (day: number, isExtended = false): SelectionEvent => ({ kind: 'go', place: { line: 2, day }, isExtended });
const read: Read = (text) =>
  text === '' ? { value: 'rule' } : /^\d+$/.test(text) ? { value: Number(text) } : { fault: 'price_wrong' };
const byHand = { value: 5800, source: 'hand' } as const;

test('a range reaches from where it began, on either side, and begins anew at a press without Shift', () => {
  expect(after(go(2), go(5, true)).range).toEqual({ anchor: { line: 2, day: 2 }, head: { line: 2, day: 5 } });
  expect(after(go(2), go(5, true), go(0, true)).range).toEqual({
    anchor: { line: 2, day: 2 },
    head: { line: 2, day: 0 },
  });
  expect(after(go(2), go(5, true), go(4)).range).toEqual({ anchor: { line: 2, day: 4 }, head: { line: 2, day: 4 } });
  expect(after(go(3, true)).range).toEqual({ anchor: { line: 2, day: 3 }, head: { line: 2, day: 3 } });
});

test('what was filled is in hand', () =>
  expect(after(go(2), { kind: 'span', edges: { top: 1, bottom: 4, first: 0, last: 6 } }).range).toEqual({
    anchor: { line: 1, day: 0 },
    head: { line: 4, day: 6 },
  }));

test('typing holds one cell, whose text is what was typed last', () => {
  const typing = after(go(2), go(5, true), { kind: 'edit', cell }, { kind: 'type', text: '61' });
  expect(typing).toMatchObject({ range: { anchor: at, head: at }, editing: { text: '5800' }, text: '61' });
  expect(takenFrom(typing, read, byHand)).toEqual({ edit: { line, date, value: 61 } });
});

test('what cannot be taken stays in the field as it was typed', () => {
  const refused = after({ kind: 'edit', cell }, { kind: 'type', text: 'much' }, { kind: 'refuse' });
  expect(takenFrom(refused, read, byHand)).toEqual({ fault: 'price_wrong' });
  expect(refused.editing).toMatchObject({ text: 'much', isBegun: true, isRefused: true });
  expect(inHandAfter(nothingInHand, { kind: 'refuse' })).toEqual(nothingInHand);
});

test('a field is taken once: what leaves it after that takes nothing', () => {
  const stopped = after({ kind: 'edit', cell }, { kind: 'type', text: '61' }, { kind: 'stop' });
  expect(stopped.range).toEqual({ anchor: at, head: at });
  expect(takenFrom(stopped, read, byHand)).toEqual({ edit: null });
});

test.each([
  ['5800', byHand, null],
  ['', { value: 5800, source: null }, null],
  ['', byHand, 'rule'],
  ['5801', byHand, 5801],
  ['5800', null, 5800],
] as const)('%j over %j is an edit only where it says something else', (text, stands, value) => {
  const typing = after({ kind: 'edit', cell }, { kind: 'type', text });
  expect(takenFrom(typing, read, stands)).toEqual({ edit: value === null ? null : { line, date, value } });
});
