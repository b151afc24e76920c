import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { stayOf, unitOf } from '../rooms.fixture.ts';
import { keepRows } from './keep-rows.ts';
import { layOut } from './lay-out.ts';

const planOf = (unitId: string, left = 2) =>
  layOut({
    today: '2026-11-25' as LocalDate,
    from: '2026-11-25' as LocalDate,
    days: 14,
    types: [{ roomTypeId: 'teak-king', name: 'Teak King', left: [left] }],
    units: [unitOf('G01'), unitOf('G02'), unitOf('G03')],
    stays: [stayOf({ unitId })],
    unassigned: [],
    standing: {},
  });

test('lines on which nothing has changed are the very ones that are shown, the others are new', () => {
  const shown = planOf('uG01');
  const [section] = keepRows(shown, planOf('uG02'));
  expect(section?.rows.map((row, at) => row === shown[0]?.rows[at])).toEqual([false, false, true]);
  expect(section?.rows.map(({ bars }) => bars.length)).toEqual([0, 1, 0]);
  expect(section?.type).toBe(shown[0]?.type);
  expect(keepRows(shown, planOf('uG01', 1))[0]?.type.left).toEqual([1]);
});
