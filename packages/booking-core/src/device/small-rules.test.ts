import { describe, expect, it } from 'vitest';
import { attributionOf } from '../attribution/attribution.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { instalmentsOf } from '../instalments/instalments.ts';
import { advertised } from '../promotion/advertised.ts';
import { couponNameOf, isCouponCode } from '../promotion/coupon-name.ts';
import { refundArrival, workingDaysAfter } from '../refund/refund-arrival.ts';
import { hasSpecialCharacters, withoutSpecialCharacters } from '../text/special-characters.ts';
import { deviceClassOf } from './device.ts';

const day = (text: string): LocalDate => text as LocalDate;

describe('device and connection', () => {
  it('class by width', () => {
    expect([0, 767, 768, 1023, 1024].map(deviceClassOf)).toEqual(['Mobile', 'Mobile', 'Tablet', 'Tablet', 'Desktop']);
  });
});

describe('text', () => {
  it('knows special characters in every script', () => {
    for (const text of ['Teak King_2', 'टीक किंग', 'غرفة الساج', 'Zürich'])
      expect(hasSpecialCharacters(text)).toBe(false);
    for (const text of ['a-b', 'a!', '₹5', 'x@y']) expect(hasSpecialCharacters(text)).toBe(true);
    expect(withoutSpecialCharacters('A-B: “c”, d_1!')).toBe('A B   c   d_1 ');
  });
});

describe('attribution', () => {
  it('has the names of docs/rules.md and no others', () => {
    expect(
      attributionOf(
        new URLSearchParams('google_source=map&user_list_id=7&utm_campaign=nov&utm_source=&utm_medium=x&toString=y'),
      ),
    ).toEqual({
      googleSource: 'map',
      userListId: '7',
      utmCampaign: 'nov',
    });
    expect(attributionOf([['utm_source', 'mail']])).toEqual({ utmSource: 'mail' });
  });
});

describe('coupons', () => {
  it('are named by the first value of the coupon_code entry', () => {
    expect(
      couponNameOf([
        { type: 'other', value: ['x'] },
        { type: 'coupon_code', value: ['KEY15', 'y'] },
      ]),
    ).toBe('KEY15');
    expect(couponNameOf([{ type: 'coupon_code', value: [] }])).toBeNull();
    expect(couponNameOf([])).toBeNull();
  });

  it('are read whatever the case', () => {
    expect(isCouponCode(' key15 ', 'KEY15')).toBe(true);
    expect(isCouponCode('', '')).toBe(false);
    expect(isCouponCode('KEY1', 'KEY15')).toBe(false);
  });

  it('and the other offers are as specified', () => {
    expect(advertised).toEqual({
      cashbackUpTo: 50,
      walletCashback: { from: 10, to: 50 },
      feedbackVoucher: 500,
      commissionSavedPercent: 20,
    });
  });
});

describe('instalments', () => {
  const terms = { instalments: 3, everyDays: 30, from: 1000 };

  it('add up, the first due today', () => {
    expect(instalmentsOf(10_000, terms, day('2026-11-20'))).toEqual([
      { dueOn: '2026-11-20', amount: 3334 },
      { dueOn: '2026-12-20', amount: 3333 },
      { dueOn: '2027-01-19', amount: 3333 },
    ]);
    expect(instalmentsOf(999, terms, day('2026-11-20'))).toEqual([]);
    expect(instalmentsOf(1000, terms, day('2026-11-20'))).toHaveLength(3);
  });

  it('are at least two, a day apart', () => {
    expect(() => instalmentsOf(10_000, { ...terms, instalments: 1 }, day('2026-11-20'))).toThrow(
      expect.objectContaining({ code: 'out_of_range', argument: 'terms.instalments' }),
    );
    expect(() => instalmentsOf(10_000, { ...terms, everyDays: 0 }, day('2026-11-20'))).toThrow(
      expect.objectContaining({ code: 'out_of_range', argument: 'terms.everyDays' }),
    );
    expect(instalmentsOf(10_000, { ...terms, instalments: 2, everyDays: 1 }, day('2026-11-20'))).toHaveLength(2);
    for (const [argument, total, bad] of [
      ['terms.instalments', 10_000, { instalments: 2.5 }],
      ['terms.everyDays', 10_000, { everyDays: 0.5 }],
      ['total', 0.5, {}],
    ] as const)
      expect(() => instalmentsOf(total, { ...terms, ...bad }, day('2026-11-20'))).toThrow(
        expect.objectContaining({ code: 'not_an_integer', argument }),
      );
  });
});

describe('the promise of a refund', () => {
  it('counts working days', () => {
    expect(refundArrival(day('2026-11-20'), 'cancellation')).toEqual({ from: '2026-11-26', to: '2026-11-27' });
    expect(refundArrival(day('2026-11-20'), 'revised-price-rejected')).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    });
    expect(workingDaysAfter(day('2026-11-21'), 1)).toBe('2026-11-23');
    expect(workingDaysAfter(day('2026-11-19'), 0)).toBe('2026-11-19');
  });
});
