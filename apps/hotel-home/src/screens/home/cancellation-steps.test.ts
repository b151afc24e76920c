import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { backOf, cancellationSteps, freeUntil, wallClockBefore } from './cancellation-steps.ts';

const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' };
const now = { date: '2026-11-20' as LocalDate, time: '06:50' };
const tiers = [
  { hoursBeforeCheckIn: 48, percent: 0 },
  { hoursBeforeCheckIn: 24, percent: 50 },
];

test('48 hours before Friday noon is Wednesday noon', () => {
  expect(wallClockBefore(arrival, 48)).toEqual({ date: '2026-11-25', time: '12:00' });
  expect(wallClockBefore(arrival, 13)).toEqual({ date: '2026-11-26', time: '23:00' });
});

test('the policy is told by the day, as on the worked example', () => {
  expect(cancellationSteps([tiers], arrival, now)).toEqual([
    { from: now, percent: 0, days: 5 },
    { from: { date: '2026-11-25', time: '12:00' }, percent: 50, days: 1 },
    { from: { date: '2026-11-26', time: '12:00' }, percent: 100, days: 1 },
  ]);
  expect([backOf(19_880, 0), backOf(19_880, 50), backOf(19_880, 100)]).toEqual([19_383, 9_691, 0]);
});

test('of several plans the strictest counts', () => {
  expect(cancellationSteps([tiers, []], arrival, now)).toEqual([{ from: now, percent: 100, days: 7 }]);
});

test('nothing is free on the day of arrival, or once the moment has passed', () => {
  const late = [{ hoursBeforeCheckIn: 2, percent: 0 }];
  expect(freeUntil(late, arrival, now)).toEqual({ date: '2026-11-26', time: '23:59' });
  expect(freeUntil(tiers, arrival, { date: '2026-11-25' as LocalDate, time: '12:01' })).toBeNull();
  expect(freeUntil([], arrival, now)).toBeNull();
});
