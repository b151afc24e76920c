import { expect, it } from 'vitest';
import { optionEnds } from './option-ends.ts';

const now = Date.parse('2026-11-27T10:12:13Z');
const endsBefore = (starts: string, zone = 'UTC'): string[] =>
  optionEnds(now, Date.parse(starts), zone).map((end) => new Date(end).toISOString());

it('end at full hours, with the start of the stay last', () =>
  expect(endsBefore('2026-11-28T14:00:00Z')).toEqual([
    '2026-11-27T13:00:00.000Z',
    '2026-11-27T17:00:00.000Z',
    '2026-11-28T11:00:00.000Z',
    '2026-11-28T14:00:00.000Z',
  ]));

it('end after fourteen days, however far away the stay is', () =>
  expect(endsBefore('2027-06-01T14:00:00Z').at(-1)).toBe('2026-12-11T10:12:13.000Z'));

it('are none of a stay that has begun', () => expect(endsBefore('2026-11-27T10:00:00Z')).toEqual([]));

it('end at full hours of a clock that goes by halves', () =>
  expect(endsBefore('2026-11-27T20:00:00Z', 'Asia/Kolkata')[0]).toBe('2026-11-27T12:30:00.000Z'));
