import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hourlySlots } from './hourly-slots.ts';
import { hoursBeforeCheckIn, scheduleOf } from './stay-moments.ts';
import { hourExists, isZone, minutesIn, momentOf, todayIn } from './zone.ts';

const checkIn = '2026-11-27' as LocalDate;
const stay = { checkIn, checkInTime: '12:00', timeZone: 'Asia/Kolkata' };
const utc = (text: string): number => Date.parse(text);

describe('a policy on the calendar of a stay', () => {
  const tiers = [
    { hoursBeforeCheckIn: 24, percent: 50 },
    { hoursBeforeCheckIn: 48, percent: 0 },
  ];
  const price = { total: 10_000 };
  it('has its deadlines in their order, whatever order they were set in', () => {
    const until = [
      { until: utc('2026-11-25T06:30:00Z'), fee: { percent: 0 } },
      { until: utc('2026-11-26T06:30:00Z'), fee: { percent: 50 } },
    ];
    expect(scheduleOf({ tiers }, stay, price)).toEqual({
      tiers: until,
      checkInDay: utc('2026-11-26T18:30:00Z'),
      checkIn: utc('2026-11-27T06:30:00Z'),
      checkInDayFee: { percent: 100 },
      noShowFee: { percent: 100 },
      price,
    });
    expect(scheduleOf({ tiers: tiers.toReversed() }, stay, price).tiers).toEqual(until);
  });
  it('has the penalties that the property sets, also none', () =>
    expect(scheduleOf({ tiers, checkInDayPercent: 0, noShowPercent: 0 }, stay, price)).toMatchObject({
      checkInDayFee: { percent: 0 },
      noShowFee: { percent: 0 },
    }));
  it('counts back whole hours, and none forward', () => {
    for (const [hours, code] of [
      [-1, 'negative'],
      [0.5, 'not_an_integer'],
    ] as const)
      expect(() => hoursBeforeCheckIn(stay, hours)).toThrow(expect.objectContaining({ code, argument: 'hours' }));
  });
});

describe('an hour on sale', () => {
  it('has not begun yet', () => {
    const slots = (now: string) => hourlySlots(checkIn, 'Asia/Kolkata', utc(now));
    expect(slots('2026-11-27T06:30:00Z').findIndex(({ isOffered }) => isOffered)).toBe(13);
    expect(slots('2026-11-27T06:29:59Z')[12]).toEqual({
      hour: 12,
      shown: { hour: 12, period: 'PM' },
      start: utc('2026-11-27T06:30:00Z'),
      isOffered: true,
    });
  });
  it('has no beginning where the clocks skip it, however early it is asked for', () =>
    expect(hourlySlots('2027-03-28' as LocalDate, 'Europe/Berlin', utc('1969-12-31T00:00:00Z'))[2]).toMatchObject({
      start: null,
      isOffered: false,
    }));
});

describe('a zone', () => {
  it('shows the minutes of its own day, before 1970 too', () => {
    expect(minutesIn('Asia/Kolkata', utc('2026-11-27T06:30:59Z'))).toBe(720);
    expect(minutesIn('UTC', -60_000)).toBe(1439);
    expect(todayIn('UTC', -60_000)).toBe('1969-12-31');
  });
  it('is one again when it is asked for again, and a wrong one is none again', () => {
    for (const _ of [1, 2]) expect(['Asia/Kolkata', 'Mars/Olympus'].map(isZone)).toEqual([true, false]);
  });
  it.each([
    ['invalid_zone', 'zone', () => momentOf(checkIn, '12:00', 'Mars/Olympus')],
    ['invalid_zone', 'zone', () => hourExists(checkIn, 12, '')],
    ['invalid_zone', 'zone', () => minutesIn('Mars/Olympus', 0)],
    ['invalid_time', 'time', () => momentOf(checkIn, 'noon', 'UTC')],
    ['invalid_date', 'date', () => momentOf('2026-02-30' as LocalDate, '12:00', 'UTC')],
    ['out_of_range', 'now', () => todayIn('UTC', Number.NaN)],
    ['out_of_range', 'dayNumber', () => todayIn('UTC', utc('9999-12-31T23:59:59Z') + 1000)],
  ])('is not asked with %s', (code, argument, act) => expect(act).toThrow(expect.objectContaining({ code, argument })));
  it('shows a time that it skips as it would without the change, and the first of two', () => {
    expect(momentOf('2027-03-28' as LocalDate, '02:30', 'Europe/Berlin')).toBe(utc('2027-03-28T01:30:00Z'));
    expect(momentOf('2026-11-01' as LocalDate, '01:30', 'America/New_York')).toBe(utc('2026-11-01T05:30:00Z'));
  });
});
