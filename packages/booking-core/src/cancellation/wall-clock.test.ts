import { expect, test } from 'vitest';
import { parseLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { freeOfChargeUntil, wallClockBefore } from './wall-clock.ts';

const day = (text: string): LocalDate => parseLocalDate(text) as LocalDate;
const arrival = { checkIn: day('2026-11-27'), checkInTime: '12:00' };

test('48 hours before Friday noon is Wednesday noon', () => expect(wallClockBefore(arrival, 48)).toEqual({ date: '2026-11-25', time: '12:00' }));

test('free until the last tier that costs nothing', () => {
  const tiers = [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ];
  expect(freeOfChargeUntil(tiers, arrival, { date: day('2026-11-20'), time: '09:00' })).toEqual({ date: '2026-11-25', time: '12:00' });
  expect(freeOfChargeUntil(tiers, arrival, { date: day('2026-11-25'), time: '12:00' })).toBeNull();
});

test('the check-in day is never free', () => {
  const until = freeOfChargeUntil([{ hoursBeforeCheckIn: 2, percent: 0 }], arrival, { date: day('2026-11-20'), time: '09:00' });
  expect(until).toEqual({ date: '2026-11-26', time: '23:59' });
});
