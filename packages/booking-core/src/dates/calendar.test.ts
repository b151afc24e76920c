import { describe, expect, it } from 'vitest';
import { addDays, dayNumberOf, daysBetween, isLocalDate, localDateOf } from './local-date.ts';
import type { LocalDate } from './local-date.types.ts';
import { nightsOf, stayDatesOf } from './nights.ts';
import { stayEnds } from './stay-ends.ts';

const day = (text: string): LocalDate => text as LocalDate;

describe('the Gregorian calendar', () => {
  it('is the platform’s on every day of a cycle of 400 years', () => {
    const first = Date.UTC(1900, 0, 1) / 86_400_000;
    const wrong: string[] = [];
    for (let number = first; number < first + 146_097; number++) {
      const date = new Date(number * 86_400_000).toISOString().slice(0, 10);
      if (localDateOf(number) !== date || dayNumberOf(day(date)) !== number) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });

  it('has the years from 1 to 9999, and no others', () => {
    expect(addDays(day('0001-01-02'), -1)).toBe('0001-01-01');
    expect(addDays(day('9999-12-30'), 1)).toBe('9999-12-31');
    for (const [date, days] of [
      ['0001-01-01', -1],
      ['9999-12-31', 1],
    ] as const)
      expect(() => addDays(day(date), days)).toThrow(
        expect.objectContaining({ code: 'out_of_range', argument: 'dayNumber' }),
      );
  });

  it('knows a date by the shape of ISO 8601 alone', () => {
    for (const text of ['0001-01-01', '1600-02-29', '9999-12-31']) expect(isLocalDate(text)).toBe(true);
    for (const text of [
      '+2026-11-27',
      '2026-11-00',
      '2026-11-31',
      '1900-02-29',
      '12026-11-27',
      '2026-11-270',
      '2026-11-2',
      '2026/11/27',
    ])
      expect(isLocalDate(text)).toBe(false);
  });
});

describe('a date that is none', () => {
  const none = day('2026-02-30');
  const some = day('2026-03-01');
  it.each([
    ['date', () => addDays(none, 1)],
    ['from', () => daysBetween(none, some)],
    ['to', () => daysBetween(some, none)],
    ['checkIn', () => nightsOf(none, some)],
    ['checkOut', () => nightsOf(some, none)],
  ])('is named as %s', (argument, act) =>
    expect(act).toThrow(expect.objectContaining({ code: 'invalid_date', argument })),
  );
  it('is refused as a number that is no whole day', () =>
    expect(() => localDateOf(0.5)).toThrow(expect.objectContaining({ code: 'not_an_integer', argument: 'dayNumber' })));
});

it('one night is the date of arrival', () =>
  expect(nightsOf(day('2026-12-31'), day('2027-01-01'))).toEqual(['2026-12-31']));

it('a stay by the hour begins and ends on its day, one of nights when guests come and when they leave', () => {
  const [checkIn, checkOut] = [day('2026-12-31'), day('2027-01-02')];
  expect(stayEnds({ kind: 'nights', checkIn, checkOut })).toEqual({ checkIn, checkOut });
  expect(stayEnds({ kind: 'hours', date: checkIn })).toEqual({ checkIn, checkOut: checkIn });
});

describe('the dates of a link', () => {
  const today = day('2026-11-20');
  const kindOf = (checkIn: string, checkOut: string, longest?: number): string => {
    const stay = stayDatesOf(checkIn, checkOut, today, longest);
    return stay.kind === 'stay' ? `${stay.nights} nights` : stay.code;
  };
  it.each([
    ['2026-11-20', '2026-11-21', '1 nights'],
    ['2026-11-20', '2027-02-18', '90 nights'],
    ['2026-11-20', '2027-02-19', 'too_long'],
    ['2026-11-21', '2026-11-20', 'reversed_dates'],
    ['2026-11-21', 'later', 'invalid_date'],
    ['2026-02-30', '2026-11-21', 'invalid_date'],
  ])('%s to %s: %s', (checkIn, checkOut, kind) => expect(kindOf(checkIn, checkOut)).toBe(kind));
  it('may be of as many nights as are given', () => {
    expect(kindOf('2026-11-20', '2026-11-27', 7)).toBe('7 nights');
    expect(kindOf('2026-11-20', '2026-11-28', 7)).toBe('too_long');
  });
});
