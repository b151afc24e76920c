import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { backOf, cancellationSteps } from './cancellation-steps.ts';

const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' };
const now = { date: '2026-11-20' as LocalDate, time: '06:50' };
const tiers = [
  { hoursBeforeCheckIn: 48, percent: 0 },
  { hoursBeforeCheckIn: 24, percent: 50 },
];

test('the policy is told by the day, as on the worked example', () => {
  expect(cancellationSteps([tiers], arrival, now)).toEqual([
    { from: now, percent: 0, days: 5 },
    { from: { date: '2026-11-25', time: '12:00' }, percent: 50, days: 1 },
    { from: { date: '2026-11-26', time: '12:00' }, percent: 100, days: 1 },
  ]);
  expect([backOf(19_880, 0), backOf(19_880, 50), backOf(19_880, 100)]).toEqual([19_383, 9_691, 0]);
  expect([backOf(19_880, 0, 0, 0), backOf(19_880, 50, 0, 0)], 'paid at the hotel').toEqual([19_880, 9_940]);
});

test('of several plans the strictest counts', () => {
  expect(cancellationSteps([tiers, []], arrival, now)).toEqual([{ from: now, percent: 100, days: 7 }]);
});
