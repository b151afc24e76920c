import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { clockHour } from './clock-hour.ts';
import { isTimePair, minutesOf, parseClockTime, twelveHourOf } from './clock-time.ts';
import { nextFullHour } from './next-full-hour.ts';

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['19:59', 1199],
    ['20:00', 1200],
    ['23:59', 1439],
  ])('%s is minute %i', (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each(['24:00', '29:00', '9:00', '12:60', '12:5', '12.30', ' 12:00', '12:00:00', '112:00', '-1:00', 'noon', ''])(
    '%j is none',
    (text) => {
      expect(parseClockTime(text)).toBeNull();
      expect(() => minutesOf(text)).toThrow(expect.objectContaining({ code: 'invalid_time', argument: 'time' }));
      expect(() => minutesOf(text, 'opens')).toThrow(expect.objectContaining({ argument: 'opens' }));
    },
  );

  it('is a pair with a time that is not before it, and with nothing else', () => {
    expect(isTimePair('00:00', '23:59')).toBe(true);
    expect(isTimePair('11:01', '11:00')).toBe(false);
    expect(isTimePair('late', '12:00')).toBe(false);
    expect(isTimePair('00:00', 'late')).toBe(false);
    expect(isTimePair('early', 'late')).toBe(false);
  });
});

describe('an hour', () => {
  it('is shown in twelve hours', () => {
    const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(Array.from({ length: 24 }, (_, hour) => twelveHourOf(hour))).toEqual([
      ...hours.map((hour) => ({ hour, period: 'AM' })),
      ...hours.map((hour) => ({ hour, period: 'PM' })),
    ]);
  });

  it.each([-1, 24, 1.5, Number.NaN])('is none: %d', (hour) =>
    expect(() => twelveHourOf(hour)).toThrow(expect.objectContaining({ code: 'out_of_range', argument: 'hour' })),
  );

  it('is written with two digits, from 24 on as one of the next day', () =>
    expect([0, 9, 10, 23, 24, 25, 33].map(clockHour)).toEqual([
      '00:00',
      '09:00',
      '10:00',
      '23:00',
      '00:00',
      '01:00',
      '09:00',
    ]));
});

describe('the next full hour', () => {
  const date = '2026-12-31' as LocalDate;
  it.each([
    ['00:00', '2026-12-31', 1],
    ['00:59', '2026-12-31', 1],
    ['22:59', '2026-12-31', 23],
    ['23:00', '2027-01-01', 0],
    ['23:59', '2027-01-01', 0],
  ])('of %s is on %s at %i', (time, next, hour) => expect(nextFullHour({ date, time })).toEqual({ date: next, hour }));

  it('is none of a time that is none', () =>
    expect(() => nextFullHour({ date, time: 'noon' })).toThrow(
      expect.objectContaining({ code: 'invalid_time', argument: 'time' }),
    ));
});
