import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { describe, expect, it } from 'vitest';
import { pricesOn } from './night-prices.ts';
import { minStayOn } from './night-restrictions.ts';

const rules = {
  weekdays: { sat: 15 },
  seasons: [{ id: 'year-end', from: '12-20', to: '01-05', percent: 25, minStay: 2 }],
  roundPricesTo: 10,
};
const on = (date: string): LocalDate => date as LocalDate;
const base = (price: number): HotelFacts['rooms'][number]['prices'][string] => ({
  priceForPax: [{ pax: 2, price }],
  extraAdult: 0,
  extraChild: 0,
  hourly: [],
});
/** The price for two of the house's room on its flexible plan. */
function nightPrice(
  of: { weekdays: HotelFacts['weekdays']; seasons: HotelFacts['seasons']; roundPricesTo: number },
  date: LocalDate,
  price: number,
  ratePlans: HotelFacts['ratePlans'] = [],
  ratePlanId = 'flexible',
): number | undefined {
  const room = { id: 'villa', prices: { flexible: base(price) } };
  return pricesOn({ ...of, ratePlans }, room, ratePlanId, date)?.priceForPax[0]?.price;
}

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
  it('has a later base price from its first night on, under the same rules, and so has what follows it', () => {
    const later = [
      { from: on('2026-12-05'), priceForPax: [{ pax: 2, price: 6000 }], extraAdult: 700 },
      { from: on('2027-02-01'), priceForPax: [{ pax: 2, price: 7000 }] },
    ];
    const room = { id: 'villa', prices: { flexible: { ...base(4800), later } } };
    const saver = { id: 'saver', derivedFrom: { ratePlanId: 'flexible', percent: -10 } };
    const all = { ...rules, ratePlans: [saver] as unknown as HotelFacts['ratePlans'] };
    const prices = (day: string, plan = 'flexible') => pricesOn(all, room, plan, on(day));
    expect(['2026-12-04', '2026-12-05', '2027-01-31', '2027-02-01'].map((day) => prices(day)?.priceForPax)).toEqual(
      [4800, 6900, 6000, 7000].map((price) => [{ pax: 2, price }]),
    );
    expect(['2026-12-04', '2026-12-07', '2027-02-01'].map((day) => prices(day)?.extraAdult)).toEqual([0, 700, 0]);
    expect(prices('2027-02-01', 'saver')?.priceForPax).toEqual([{ pax: 2, price: 6300 }]);
  });
  it('asks for a longer stay in season', () =>
    expect([minStayOn(rules, on('2026-12-20')), minStayOn(rules, on('2026-12-19'))]).toEqual([2, 1]));
});

const own = (price: number) => ({ villa: { flexible: { priceForPax: [{ pax: 2, price }] } } });
const ofYear = { id: 'summer-27', from: on('2027-07-01'), to: on('2027-08-31'), percent: 0, minStay: 1 };

describe('a season', () => {
  const dated = (...seasons: HotelFacts['seasons']) => ({ weekdays: { sat: 15 }, seasons, roundPricesTo: 1 });

  it('of one year holds in that year alone', () => {
    const season = dated({ ...ofYear, percent: 10 });
    expect(['2026-07-05', '2027-07-05', '2028-07-05'].map((day) => nightPrice(season, on(day), 10_000))).toEqual([
      10_000, 11_000, 10_000,
    ]);
  });

  it('with a price of its own has that, whatever weekdays and percentages say', () => {
    // 2027-07-03 is a Saturday.
    expect(nightPrice(dated({ ...ofYear, prices: own(21_000) }), on('2027-07-03'), 10_000)).toBe(21_000);
  });

  it('of single nights goes before one of a year, and that before one of every year', () => {
    const every = { id: 'every', from: '07-01', to: '07-31', percent: 50, minStay: 1 };
    const fair = { id: 'fair', on: [on('2027-07-05')], percent: 100, minStay: 1 };
    const all = dated(every, { ...ofYear, prices: own(12_000) }, fair);
    expect(['2027-07-05', '2027-07-06', '2028-07-03'].map((day) => nightPrice(all, on(day), 10_000))).toEqual([
      20_000, 12_000, 15_000,
    ]);
  });

  it('of two prices for one night the first listed one counts; of two percentages both do', () => {
    const two = dated({ ...ofYear, prices: own(12_000) }, { ...ofYear, id: 'other', prices: own(13_000) });
    expect(nightPrice(two, on('2027-07-05'), 10_000)).toBe(12_000);
    const both = dated({ ...ofYear, percent: 10 }, { ...ofYear, id: 'other', percent: 20 });
    expect(nightPrice(both, on('2027-07-05'), 10_000)).toBe(13_200);
  });

  it('is of some rooms and plans alone where it names them', () => {
    const some = { ...ofYear, percent: 10, roomTypeIds: ['suite'] };
    expect(nightPrice(dated(some), on('2027-07-05'), 10_000)).toBe(10_000);
  });
});

describe('a derived plan', () => {
  const plan = { inclusions: [], cancellation: [], payment: ['full' as const] };
  const plans = (derivedFrom: object): HotelFacts['ratePlans'] => [
    { ...plan, id: 'flexible' },
    { ...plan, id: 'saver', derivedFrom: { ratePlanId: 'flexible', ...derivedFrom } },
  ];
  const rulesOf = { weekdays: { sat: 15 as const }, seasons: [{ ...ofYear, prices: own(21_000) }], roundPricesTo: 10 };
  const at = (derivedFrom: object, date: string) => nightPrice(rulesOf, on(date), 9990, plans(derivedFrom), 'saver');

  it('follows the price that its plan has on the night, by a percentage or a sum', () => {
    expect([at({ percent: -10 }, '2027-06-07'), at({ percent: -10 }, '2027-06-05')]).toEqual([8990, 10_340]);
    expect([at({ percent: -10 }, '2027-07-05'), at({ amount: -1500 }, '2027-07-05')]).toEqual([18_900, 19_500]);
    expect(at({ amount: 1200 }, '2027-06-07')).toBe(11_190);
  });

  it('is sold for nothing to nobody', () => expect(at({ amount: -30_000 }, '2027-06-07')).toBe(0));
});
