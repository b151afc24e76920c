import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { backOf, cancellationSteps } from './cancellation-steps.ts';

const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' };
const now = { date: '2026-11-20' as LocalDate, time: '06:50' };
const price = { total: 19_880 };
const tiers = [
  { hoursBeforeCheckIn: 48, percent: 0 },
  { hoursBeforeCheckIn: 24, percent: 50 },
];

test('the policy is told by the day, as on the worked example', () => {
  expect(cancellationSteps([tiers], arrival, now, price)).toEqual([
    { from: now, fee: { percent: 0 }, days: 5 },
    { from: { date: '2026-11-25', time: '12:00' }, fee: { percent: 50 }, days: 1 },
    { from: { date: '2026-11-26', time: '12:00' }, fee: { percent: 100 }, days: 1 },
  ]);
  expect([backOf(price, { percent: 0 }), backOf(price, { percent: 50 }), backOf(price, { percent: 100 })]).toEqual([
    19_383, 9_691, 0,
  ]);
  expect([backOf(price, { percent: 0 }, 0), backOf(price, { percent: 50 }, 0)], 'paid at the hotel').toEqual([
    19_880, 9_940,
  ]);
});

test('of several plans the strictest counts', () => {
  expect(cancellationSteps([tiers, []], arrival, now, price)).toEqual([{ from: now, fee: { percent: 100 }, days: 7 }]);
});
