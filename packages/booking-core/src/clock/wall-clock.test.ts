import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { wallClockBefore } from './wall-clock.ts';

test('48 hours before Friday noon is Wednesday noon', () =>
  expect(wallClockBefore({ checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' }, 48)).toEqual({
    date: '2026-11-25',
    time: '12:00',
  }));
