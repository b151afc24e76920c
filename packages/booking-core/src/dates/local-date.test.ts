import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isLocalDate, localDateOf, parseLocalDate, weekdayOf } from './local-date.ts';
import type { LocalDate } from './local-date.types.ts';
import { isStayDate, lastDayOnSale, nightsOf, stayDatesOf } from './nights.ts';

const day = (text: string): LocalDate => text as LocalDate;

describe('local dates', () => {
  it('are the platform calendar, day for day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const date = localDateOf(number);
        expect(date).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
        expect(weekdayOf(date) % 7).toBe(new Date(number * 86_400_000).getUTCDay());
      }),
    );
  });

  it('refuse days that do not exist', () => {
    for (const text of [
      '2026-02-29',
      '2100-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '0000-01-01',
      '27-11-2026',
      '2026-11-27T00:00',
      '2026-1-1',
      '',
    ]) {
      expect(parseLocalDate(text)).toBeNull();
    }
    expect(isLocalDate('2028-02-29')).toBe(true);
    expect(isLocalDate('2000-02-29')).toBe(true);
  });

  it('count days across months and years', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(daysBetween(day('2026-11-27'), day('2026-11-30'))).toBe(3);
    expect(daysBetween(day('2026-11-30'), day('2026-11-27'))).toBe(-3);
    expect(() => addDays(day('2026-02-30'), 1)).toThrow(expect.objectContaining({ code: 'invalid_date' }));
    expect(() => addDays(day('2026-02-20'), 0.5)).toThrow(
      expect.objectContaining({ code: 'not_an_integer', argument: 'days' }),
    );
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});

describe('nights', () => {
  it('are sold a year ahead', () => {
    expect(lastDayOnSale(day('2026-11-20'))).toBe('2027-11-20');
    expect(lastDayOnSale(day('2027-03-01'))).toBe('2028-02-29');
  });

  it('begin on each date but the last', () => {
    expect(nightsOf(day('2026-11-27'), day('2026-11-30'))).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(() => nightsOf(day('2026-11-30'), day('2026-11-30'))).toThrow(
      expect.objectContaining({ code: 'reversed_dates', argument: 'checkOut' }),
    );
  });

  it('refuse what a link may hold', () => {
    const today = day('2026-11-20');
    expect(stayDatesOf('2026-11-20', '2026-11-21', today)).toEqual({
      kind: 'stay',
      checkIn: '2026-11-20',
      checkOut: '2026-11-21',
      nights: 1,
    });
    expect(stayDatesOf('soon', '2026-11-21', today)).toEqual({ kind: 'refused', code: 'invalid_date' });
    expect(stayDatesOf('2026-11-21', '2026-11-21', today)).toEqual({ kind: 'refused', code: 'reversed_dates' });
    expect(stayDatesOf('2026-11-19', '2026-11-21', today)).toEqual({ kind: 'refused', code: 'in_the_past' });
    expect(stayDatesOf('2026-11-21', '2027-11-21', today)).toEqual({ kind: 'refused', code: 'too_long' });
  });
  it.each([
    ['9999-10-03', '9999-10-05'],
    ['9999-12-01', '9999-12-05'],
    ['3000-01-01', '3000-01-02'],
    ['2999-12-31', '3000-01-01'],
    ['0001-01-01', '0001-01-03'],
  ])('refuse a link to %s as no date of a stay', (checkIn, checkOut) => {
    expect(stayDatesOf(checkIn, checkOut, day('2026-11-20'))).toEqual({ kind: 'refused', code: 'invalid_date' });
  });

  it('may be as late as 2999', () => {
    expect(stayDatesOf('2999-12-29', '2999-12-31', day('2026-11-20')).kind).toBe('stay');
    expect(['2000-01-01', '1999-12-31', '2026-02-30', '2999-12-31'].map(isStayDate)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
