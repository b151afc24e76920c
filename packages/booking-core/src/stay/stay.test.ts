import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { PaymentChoice } from '../payment-ways/payment-ways.ts';
import { paymentChoices } from './payment-choices.ts';
import { arrivalOf, departureOf } from './stay-times.ts';

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (date === null) throw new Error(text);
  return date;
};
const times = { checkInTime: '14:00', checkOutTime: '11:30' };

describe('a stay', () => {
  it('of nights begins at check-in time and ends at check-out time', () => {
    const stay = { kind: 'nights', checkIn: day('2026-12-02'), checkOut: day('2026-12-04') } as const;
    expect(arrivalOf(stay, times)).toEqual({ date: '2026-12-02', time: '14:00' });
    expect(departureOf(stay, times)).toEqual({ date: '2026-12-04', time: '11:30' });
  });

  it.each([
    [9, 3, { date: '2026-12-31', time: '09:00' }, { date: '2026-12-31', time: '12:00' }],
    [21, 3, { date: '2026-12-31', time: '21:00' }, { date: '2027-01-01', time: '00:00' }],
    [22, 6, { date: '2026-12-31', time: '22:00' }, { date: '2027-01-01', time: '04:00' }],
  ])('of hours begins at hour %i and ends %i hours later', (startHour, hours, arrival, departure) => {
    const stay = { kind: 'hours', date: day('2026-12-31'), startHour, hours } as const;
    expect(arrivalOf(stay, times)).toEqual(arrival);
    expect(departureOf(stay, times)).toEqual(departure);
  });
});

describe('payment choices', () => {
  const all: PaymentChoice[] = ['full', 'advance', 'at-property'];
  const dueNow = { full: 1000, advance: 300, 'at-property': 0 };

  it('are those that the hotel takes, every plan allows and the bill prices', () => {
    expect(paymentChoices({ modes: ['online', 'at-property'], plans: [all], dueNow })).toEqual(all);
    expect(paymentChoices({ modes: ['at-property'], plans: [all], dueNow })).toEqual(['at-property']);
    expect(paymentChoices({ modes: ['online'], plans: [all, ['full']], dueNow })).toEqual(['full']);
    expect(paymentChoices({ modes: ['online'], plans: [all], dueNow: { full: 1000, 'at-property': 0 } })).toEqual([
      'full',
    ]);
    expect(paymentChoices({ modes: ['online'], plans: [all, []], dueNow })).toEqual([]);
  });

  it('never grow when a room is added', () => {
    const plan = fc.subarray(all);
    fc.assert(
      fc.property(fc.array(plan), plan, (plans, added) => {
        const terms = { modes: ['online', 'at-property'], dueNow } as const;
        const before = paymentChoices({ ...terms, plans });
        expect(before).toEqual(expect.arrayContaining(paymentChoices({ ...terms, plans: [...plans, added] })));
      }),
    );
  });
});
