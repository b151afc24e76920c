import { describe, expect, it } from 'vitest';
import { isTimePair, parseClockTime, twelveHourOf } from '../clock/clock-time.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { nextFullHour } from '../clock/next-full-hour.ts';
import { hourlySlots } from './hourly-slots.ts';
import { hoursBeforeCheckIn } from './stay-moments.ts';
import { hourExists, isZone, momentOf, todayIn } from './zone.ts';

const day = (text: string): LocalDate => text as LocalDate;
const utc = (text: string): number => Date.parse(text);

describe('zones', () => {
  it('are valid if the platform accepts them', () => {
    expect(isZone('Asia/Kathmandu')).toBe(true);
    for (const name of ['Mars/Olympus', '', 'local']) expect(isZone(name)).toBe(false);
    expect(() => todayIn('Mars/Olympus', 0)).toThrow(
      expect.objectContaining({ code: 'invalid_zone', argument: 'zone' }),
    );
  });

  it('keep half and three-quarter hour offsets', () => {
    expect(momentOf(day('2026-11-27'), '12:00', 'Asia/Kolkata')).toBe(utc('2026-11-27T06:30:00Z'));
    expect(momentOf(day('2026-11-27'), '00:00', 'Asia/Kathmandu')).toBe(utc('2026-11-26T18:15:00Z'));
    expect(todayIn('Asia/Kathmandu', utc('2026-11-26T18:15:00Z'))).toBe('2026-11-27');
    expect(todayIn('Asia/Kathmandu', utc('2026-11-26T18:14:59Z'))).toBe('2026-11-26');
  });

  it('have a first moment even on a date whose midnight is skipped', () => {
    expect(momentOf(day('2024-04-26'), '00:00', 'Africa/Cairo')).toBe(utc('2024-04-25T22:00:00Z'));
    expect(hourExists(day('2024-04-26'), 0, 'Africa/Cairo')).toBe(false);
  });

  it('show some times twice: the first one counts (Directive 2000/84/EC: summer time ends at 01:00 UTC)', () => {
    expect(momentOf(day('2026-10-25'), '02:30', 'Europe/Berlin')).toBe(utc('2026-10-25T00:30:00Z'));
    expect(momentOf(day('2026-10-25'), '03:00', 'Europe/Berlin')).toBe(utc('2026-10-25T02:00:00Z'));
    expect(momentOf(day('2027-04-04'), '02:30', 'Australia/Sydney')).toBe(utc('2027-04-03T15:30:00Z'));
  });

  it('may skip a whole day: Samoa had no 30 December 2011', () => {
    expect(hourExists(day('2011-12-30'), 12, 'Pacific/Apia')).toBe(false);
    expect(momentOf(day('2011-12-31'), '00:00', 'Pacific/Apia')).toBe(utc('2011-12-30T10:00:00Z'));
  });

  it('know nothing of moments that are no dates', () => {
    for (const now of [Number.NaN, Number.POSITIVE_INFINITY, 9e15])
      expect(() => todayIn('Asia/Kolkata', now)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });

  it('count a deadline on the wall clock, across a change of the clocks', () => {
    const stay = { checkIn: day('2026-03-30'), checkInTime: '15:00', timeZone: 'Europe/Berlin' };
    expect(hoursBeforeCheckIn(stay, 48)).toBe(utc('2026-03-28T14:00:00Z'));
    expect(hoursBeforeCheckIn(stay, 0)).toBe(utc('2026-03-30T13:00:00Z'));
  });
});

describe('hourly slots', () => {
  it('are 24, offered from the next hour on', () => {
    const slots = hourlySlots(day('2026-11-27'), 'Asia/Kolkata', momentOf(day('2026-11-27'), '13:20', 'Asia/Kolkata'));
    expect(slots).toHaveLength(24);
    expect(slots.find((slot) => slot.isOffered)?.hour).toBe(14);
    expect(slots[13]?.shown).toEqual({ hour: 1, period: 'PM' });
  });

  it('leave out the hour a spring change skips', () => {
    const slots = hourlySlots(day('2027-03-28'), 'Europe/Berlin', utc('2027-03-01T00:00:00Z'));
    expect(slots.filter((slot) => !slot.isOffered).map((slot) => slot.hour)).toEqual([2]);
  });

  it('leave out an hour that begins half an hour late: Lord Howe Island moves its clocks by 30 minutes', () => {
    const skipped = (date: string): number[] =>
      hourlySlots(day(date), 'Australia/Lord_Howe', 0)
        .filter((slot) => !slot.isOffered)
        .map((slot) => slot.hour);
    expect(skipped('2026-10-04')).toEqual([2]);
    expect(skipped('2027-04-04')).toEqual([]);
  });
});

describe('clock times', () => {
  it('are 24-hour and shown in 12', () => {
    expect(parseClockTime('23:59')).toBe(1439);
    for (const text of ['24:00', '9:00', '12:60', 'noon']) expect(parseClockTime(text)).toBeNull();
    expect([0, 11, 12, 23].map(twelveHourOf)).toEqual([
      { hour: 12, period: 'AM' },
      { hour: 11, period: 'AM' },
      { hour: 12, period: 'PM' },
      { hour: 11, period: 'PM' },
    ]);
    expect(() => twelveHourOf(24)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });

  it('have a next full hour, which may be tomorrow’s first', () => {
    expect(nextFullHour({ date: day('2026-11-27'), time: '13:20' })).toEqual({ date: '2026-11-27', hour: 14 });
    expect(nextFullHour({ date: day('2026-12-31'), time: '23:00' })).toEqual({ date: '2027-01-01', hour: 0 });
  });

  it('are a pair unless the first is after the second', () => {
    expect(isTimePair('11:00', '12:00')).toBe(true);
    expect(isTimePair('11:00', '11:00')).toBe(true);
    expect(isTimePair('12:00', '11:00')).toBe(false);
    expect(isTimePair('12:00', 'late')).toBe(false);
  });
});
