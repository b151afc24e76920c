import { expect, test } from 'vitest';
import { dragAfter, letGo, nothingDragged, type DragEvent, type DragState } from './drag.state.ts';
import type { Dragged, Drop } from './drag.types.ts';

const held = { bar: { key: 'BCDF-2345' }, grip: 'whole', element: {}, isTouch: false } as unknown as Dragged;
const after = (...events: readonly DragEvent[]): DragState => events.reduce(dragAfter, nothingDragged);
const take: DragEvent = { kind: 'take', held };
const dates: Drop = { kind: 'dates', first: '2026-11-25' as never, last: '2026-11-27' as never, others: [] };

test('a bar that is pressed is in hand only once it is lifted, and lies where it lay', () => {
  expect(after(take).dragged).toBeNull();
  expect(after(take, { kind: 'lift' }).dragged).toEqual({ ...held, drop: { kind: 'none', why: 'same' } });
  expect(after({ kind: 'lift' })).toEqual(nothingDragged);
});

test('where the pointer passes is what letting go would be, and what stays the same is not drawn anew', () => {
  const over = after(take, { kind: 'lift' }, { kind: 'pass', drop: dates });
  expect(over.dragged?.drop).toEqual(dates);
  expect(dragAfter(over, { kind: 'pass', drop: { ...dates } })).toBe(over);
  expect(after({ kind: 'pass', drop: dates })).toEqual(nothingDragged);
});

test('what is put down is in hand no more, and putting down twice changes nothing', () => {
  const down = after(take, { kind: 'lift' }, { kind: 'put_down' });
  expect(down.dragged).toBeNull();
  expect(dragAfter(down, { kind: 'put_down' })).toBe(down);
});

test.each([
  [true, false, 'drop'],
  [true, true, 'drop'],
  [false, true, 'hold'],
  [false, false, null],
] as const)('letting go, moved %s, by a finger %s: %s', (hasMoved, isTouch, meant) =>
  expect(letGo(after({ kind: 'take', held: { ...held, isTouch } }, { kind: 'lift' }), hasMoved)).toBe(meant),
);

test('letting go of nothing is nothing', () => expect(letGo(after(take), true)).toBeNull());
