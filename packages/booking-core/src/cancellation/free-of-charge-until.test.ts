import { describe, expect, it, test } from 'vitest';
import { parseLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { wallClockBefore } from '../clock/wall-clock.ts';
import { freeOfChargeUntil } from './free-of-charge-until.ts';

const day = (text: string): LocalDate => parseLocalDate(text) as LocalDate;
const arrival = { checkIn: day('2026-11-27'), checkInTime: '12:00' };

test('free until the last tier that costs nothing', () => {
  const tiers = [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ];
  expect(freeOfChargeUntil(tiers, arrival, { date: day('2026-11-20'), time: '09:00' })).toEqual({
    date: '2026-11-25',
    time: '12:00',
  });
  expect(freeOfChargeUntil(tiers, arrival, { date: day('2026-11-25'), time: '12:00' })).toBeNull();
});

test('the check-in day is never free', () => {
  const until = freeOfChargeUntil([{ hoursBeforeCheckIn: 2, percent: 0 }], arrival, {
    date: day('2026-11-20'),
    time: '09:00',
  });
  expect(until).toEqual({ date: '2026-11-26', time: '23:59' });
});

describe('the free hours of a stay', () => {
  const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '09:05' };
  const early = { date: '2026-01-01' as LocalDate, time: '00:00' };

  it('end at the last of the free tiers', () => {
    const tiers = [
      { hoursBeforeCheckIn: 72, percent: 0 },
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 24, percent: 50 },
    ];
    expect(freeOfChargeUntil(tiers, arrival, early)).toEqual({ date: '2026-11-25', time: '09:05' });
  });

  it('never reach into the check-in day', () => {
    expect(freeOfChargeUntil([{ hoursBeforeCheckIn: 9, percent: 0 }], arrival, early)).toEqual({
      date: '2026-11-26',
      time: '23:59',
    });
    expect(freeOfChargeUntil([{ hoursBeforeCheckIn: 10, percent: 0 }], arrival, early)).toEqual({
      date: '2026-11-26',
      time: '23:05',
    });
  });

  it('are none without a free tier, or once they are over', () => {
    expect(freeOfChargeUntil([], arrival, early)).toBeNull();
    expect(freeOfChargeUntil([{ hoursBeforeCheckIn: 48, percent: 1 }], arrival, early)).toBeNull();
    expect(
      freeOfChargeUntil([{ hoursBeforeCheckIn: 48, percent: 0 }], arrival, { date: arrival.checkIn, time: '09:05' }),
    ).toBeNull();
  });

  it('need a time of check-in', () => {
    expect(() => wallClockBefore({ ...arrival, checkInTime: 'noon' }, 1)).toThrow(
      expect.objectContaining({ code: 'invalid_time', argument: 'checkInTime' }),
    );
  });
});
