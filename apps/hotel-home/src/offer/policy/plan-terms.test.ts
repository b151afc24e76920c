import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { keptOfStay } from './cancellation-steps.ts';
import { planTerms } from './plan-terms.ts';

const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' };
const price = { total: 10_000, firstNights: [5000, 10_000] };
const tiers = [
  { hoursBeforeCheckIn: 48, percent: 0 },
  { hoursBeforeCheckIn: 24, percent: 50 },
];
const at = (date: string, time: string) => ({ date: date as LocalDate, time });

test.each([
  [
    'free until its hour',
    at('2026-11-20', '06:50'),
    { kind: 'until', until: at('2026-11-25', '12:00'), fee: { percent: 0 } },
  ],
  [
    'half after it',
    at('2026-11-25', '13:00'),
    { kind: 'until', until: at('2026-11-26', '12:00'), fee: { percent: 50 } },
  ],
  ['nothing back in the end', at('2026-11-26', '13:00'), { kind: 'non-refundable' }],
] as const)('one plan is %s', (_name, now, terms) => {
  expect(planTerms(tiers, arrival, now, price)).toEqual(terms);
});

test('a plan without tiers gives nothing back, whenever it is looked at', () => {
  expect(planTerms([], arrival, at('2026-01-01', '00:00'), price)).toEqual({ kind: 'non-refundable' });
});

test('a tier that ends on the check-in day ends at the last minute before it', () => {
  const late = [{ hoursBeforeCheckIn: 0, percent: 20 }];
  expect(planTerms(late, arrival, at('2026-11-26', '09:00'), price)).toEqual({
    kind: 'until',
    until: at('2026-11-26', '23:59'),
    fee: { percent: 20 },
  });
  expect(keptOfStay(price, { percent: 20 })).toBe(2000);
});

test('the first night is kept until check-in, and of a stay of one night that is all of it', () => {
  const night = [
    { hoursBeforeCheckIn: 24, percent: 0 },
    { hoursBeforeCheckIn: 0, percent: 100, nights: 1 },
  ];
  const late = at('2026-11-26', '13:00');
  expect(planTerms(night, arrival, late, price)).toEqual({
    kind: 'until',
    until: at('2026-11-26', '23:59'),
    fee: { nights: 1 },
  });
  expect(keptOfStay(price, { nights: 1 })).toBe(5000);
  expect(planTerms(night, arrival, late, { total: 5000, firstNights: [5000] })).toEqual({ kind: 'non-refundable' });
});
