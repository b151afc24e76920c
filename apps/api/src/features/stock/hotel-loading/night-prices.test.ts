import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { nightPrice } from './night-prices.ts';
import { minStayOn } from './night-restrictions.ts';

const rules = {
  weekdays: { sat: 15 },
  seasons: [{ id: 'year-end', from: '12-20', to: '01-05', percent: 25, minStay: 2 }],
  roundPricesTo: 10,
};
const on = (date: string): LocalDate => date as LocalDate;

describe('the price of a night', () => {
  it('is the base price where no rule holds', () => expect(nightPrice(rules, on('2026-12-02'), 4800)).toBe(4800));
  it('follows the weekday', () => expect(nightPrice(rules, on('2026-12-05'), 4800)).toBe(5520));
  it('follows a season past the turn of the year', () =>
    expect([
      nightPrice(rules, on('2026-12-31'), 4800),
      nightPrice(rules, on('2027-01-05'), 4800),
      nightPrice(rules, on('2027-01-06'), 4800),
    ]).toEqual([6000, 6000, 4800]));
  it('follows both, rounded once', () => expect(nightPrice(rules, on('2026-12-26'), 4777)).toBe(6870));
  it('is rounded half up exactly: 3,000 and 15 % is 3,450, which is 3,500 in steps of 100', () =>
    expect(nightPrice({ ...rules, roundPricesTo: 100 }, on('2026-12-05'), 3000)).toBe(3500));
  it('asks for a longer stay in season', () =>
    expect([minStayOn(rules, on('2026-12-20')), minStayOn(rules, on('2026-12-19'))]).toEqual([2, 1]));
});
