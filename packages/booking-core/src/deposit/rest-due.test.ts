import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import type { AdvanceRule } from '../pricing/pricing.types.ts';
import { lastDayToPay, restAskedFrom, restAskedOn, restDueOf, restLapsesAt } from './rest-due.ts';

// Shows docs/rules.md: The rest of a deposit (Its day).

const stay: Stay = { kind: 'nights', checkIn: '2027-03-31' as LocalDate, checkOut: '2027-04-02' as LocalDate };
const rule = (daysBefore: number): AdvanceRule => ({
  kind: 'percentage',
  percent: 20,
  rest: { daysBefore, ifUnpaid: 'pay-at-property' },
});

describe('the rest of a stay', () => {
  it('is paid on arrival unless a rule of its deposit says otherwise', () => {
    expect(restDueOf(null, stay)).toBeNull();
    expect(restDueOf({ kind: 'first-night' }, stay)).toBeNull();
    expect(restDueOf([], stay)).toBeNull();
  });

  it('is asked for so many days before arrival, of hours before their day', () => {
    expect(restDueOf(rule(30), stay)).toEqual({ dueOn: '2027-03-01', ifUnpaid: 'pay-at-property' });
    const hours: Stay = { kind: 'hours', date: '2027-03-31' as LocalDate, startHour: 9, hours: 4 };
    expect(restDueOf(rule(30), hours)).toMatchObject({ dueOn: '2027-03-01' });
  });

  it('is asked for by the earliest of several rules', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 365 }), { minLength: 1, maxLength: 5 }), (days) => {
        const rules: AdvanceRule[] = [{ kind: 'first-night' }, ...days.map(rule)];
        expect(restDueOf(rules, stay)?.dueOn).toBe(addDays('2027-03-31' as LocalDate, -Math.max(...days)));
      }),
    );
  });

  it('can be paid for three days after it is asked for, where the stay is cancelled otherwise and they end before it', () => {
    const rest = { dueOn: '2027-03-20' as LocalDate, ifUnpaid: 'cancel' } as const;
    const askedOn = (day: string) => restAskedOn(rest, stay, day as LocalDate);
    expect(askedOn('2027-01-01')).toEqual({ ...rest, payBy: '2027-03-23' });
    expect(askedOn('2027-03-27')).toEqual({ ...rest, payBy: '2027-03-30' });
    expect(askedOn('2027-03-28')).toEqual({ dueOn: '2027-03-20', ifUnpaid: 'pay-at-property' });
    expect(
      restAskedOn({ ...rest, ifUnpaid: 'pay-at-property' }, stay, '2027-01-01' as LocalDate).payBy,
    ).toBeUndefined();
    expect(restLapsesAt('2027-03-23' as LocalDate, 'Europe/Berlin')).toBe(Date.parse('2027-03-23T23:00:00Z'));
  });

  it('can be paid until the day before arrival by a guest who is asked again, and on no day after it', () => {
    const rest = { dueOn: '2027-03-20' as LocalDate, ifUnpaid: 'cancel' } as const;
    const askedAgainOn = (day: string) => restAskedOn(rest, stay, day as LocalDate, true).payBy;
    expect(['2027-03-22', '2027-03-28', '2027-03-30', '2027-03-31'].map(askedAgainOn)).toEqual([
      '2027-03-25',
      '2027-03-30',
      '2027-03-30',
      undefined,
    ]);
    expect(lastDayToPay('2027-02-27' as LocalDate)).toBe('2027-03-02');
  });

  it.each([
    ['2027-03-27', 'Europe/Berlin', '2027-03-27T23:00:00Z'],
    ['2027-03-28', 'Europe/Berlin', '2027-03-28T22:00:00Z'],
    // The clocks go from midnight to one o'clock, and the day ends at that moment.
    ['2027-04-29', 'Africa/Cairo', '2027-04-29T22:00:00Z'],
    // They go from midnight back to 23 o'clock: the day has an hour more.
    ['2027-10-28', 'Africa/Cairo', '2027-10-28T22:00:00Z'],
    ['2027-03-23', 'Pacific/Kiritimati', '2027-03-23T10:00:00Z'],
  ])('of %s in %s is over at the end of that day there', (payBy, zone, moment) => {
    expect(new Date(restLapsesAt(payBy as LocalDate, zone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  it('is asked for from 8 in the morning at the property', () => {
    expect(restAskedFrom({ dueOn: '2027-03-01' as LocalDate }, 'Asia/Kolkata')).toBe(
      Date.parse('2027-03-01T02:30:00Z'),
    );
    expect(restAskedFrom({ dueOn: '2027-03-01' as LocalDate }, 'Europe/Berlin')).toBe(
      Date.parse('2027-03-01T07:00:00Z'),
    );
  });
});
