import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedOf, amount, anyStay, berlin, firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedStayOf } from './agreed-stay.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changedStay } from './changed-stay.ts';
import type { PricesToday, WantedStay } from './changed-stay.types.ts';
import { priceStay } from './price-stay.ts';
import type { PricedAddon } from './pricing.types.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

describe('the parts of a stay that was priced at once', () => {
  it('are the bill that it was priced with', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const bill = priceStay(stay);
        expect(agreedBillOf(agreedStayOf(stay, bill, 'then'), () => stay.taxes)).toEqual({ bill, total: bill.total });
      }),
    );
  });

  it('of hours are one, at the price of the hours', () => {
    const date = localDateOf(firstDay);
    const stay = stayOf({
      rooms: [{ ...roomOf([]), stay: { kind: 'hours', hours: { date, startHour: 10, hours: 3, price: 900 } } }],
    });
    const agreed = agreedOf(stay);
    expect(agreed.rooms[0]).toMatchObject({ hours: { startHour: 10, hours: 3 }, nights: [{ date, price: 900 }] });
    expect(changedStay(agreed, sameAs(agreed), today())).toEqual(agreed);
  });
});

describe('a change', () => {
  it('to the same stay is the same stay, whatever prices, offers, codes and taxes have become', () => {
    fc.assert(
      fc.property(anyStay, amount, fc.integer({ min: 0, max: 100 }), (stay, price, percent) => {
        const agreed = agreedOf(stay);
        const after = changedStay(
          agreed,
          sameAs(agreed),
          today({
            promotions: [{ id: 'late', kind: 'last-minute', daysAhead: 3, percent }],
            rateOn: () => rateAt(price),
          }),
        );
        expect(after).toEqual(agreed);
      }),
    );
  });

  it('that adds an extra costs that extra', () => {
    fc.assert(
      fc.property(anyStay, amount, fc.integer({ min: 1, max: 4 }), (stay, price, quantity) => {
        const agreed = agreedOf(stay);
        const spa: Omit<PricedAddon, 'quantity'> = { addonId: 'spa', name: 'Spa', category: 'booking', price };
        const same = sameAs(agreed);
        const after = changedStay(
          agreed,
          { ...same, addons: [...same.addons, { addonId: 'spa', quantity }] },
          today({ addonOf: () => spa }),
        );
        const taxesOf = (): readonly TaxEntry[] => stay.taxes;
        const before = agreedBillOf(agreed, taxesOf).total;
        expect(after === null ? null : agreedBillOf(after, taxesOf).total - before).toBe(price * quantity);
      }),
    );
  });

  it('of an extra takes the newest away first, at its own price', () => {
    const agreed = agreedOf(
      stayOf({ addons: [{ addonId: 'car', name: 'Car', category: 'person', price: 700, quantity: 1 }] }),
    );
    const same = sameAs(agreed);
    const dearer = today({ addonOf: () => ({ addonId: 'car', name: 'Car', category: 'person', price: 900 }) });
    const three = changedStay(agreed, { ...same, addons: [{ addonId: 'car', quantity: 3 }] }, dearer);
    expect(three?.addons[0]?.lots).toEqual([
      { price: 700, quantity: 1, taxes: 'then' },
      { price: 900, quantity: 2, taxes: 'now' },
    ]);
    const two =
      three === null ? null : changedStay(three, { ...same, addons: [{ addonId: 'car', quantity: 2 }] }, today());
    expect(two?.addons[0]?.lots).toEqual([
      { price: 700, quantity: 1, taxes: 'then' },
      { price: 900, quantity: 1, taxes: 'now' },
    ]);
  });

  it('by a night costs that night today, with its tax and today’s offers', () => {
    const stay = stayOf({ rooms: [roomOf(nightlyRates(10_700, 2, firstDay))], taxes: [tax({ id: 'vat', tax: 10 })] });
    const agreed = agreedOf(stay);
    const [room] = sameAs(agreed).rooms;
    const longer = room && { ...room, dates: [...room.dates, localDateOf(firstDay + 2)] };
    const add = (fields: Partial<PricesToday>): AgreedStay | null =>
      changedStay(
        agreed,
        { rooms: longer ? [longer] : [], addons: [] },
        today({ rateOn: () => rateAt(20_000), ...fields }),
      );
    const difference = (after: AgreedStay | null): number =>
      after === null ? 0 : agreedBillOf(after, () => stay.taxes).total - agreedBillOf(agreed, () => stay.taxes).total;
    expect(difference(add({}))).toBe(22_000);
    expect(difference(add({ coupon: { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 } }))).toBe(19_800);
    expect(difference(add({ promotions: [{ id: 'late', kind: 'last-minute', daysAhead: 3, percent: 50 }] }))).toBe(
      11_000,
    );
    expect(add({ rateOn: () => null })).toBeNull();
  });

  it('takes a night away at the price after the discounts it had', () => {
    const stay = stayOf({
      rooms: [roomOf(nightlyRates(10_000, 2, firstDay))],
      taxes: [],
      coupon: { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 },
    });
    const agreed = agreedOf(stay);
    const [room] = sameAs(agreed).rooms;
    const shorter = room && { ...room, dates: room.dates.slice(0, 1) };
    const after = changedStay(agreed, { rooms: shorter ? [shorter] : [], addons: [] }, today());
    expect(after && agreedBillOf(after, () => []).total).toBe(9000);
  });

  it('of guests costs today’s difference for more of them, and gives back the agreed one for fewer', () => {
    const two = { adults: 2, childAges: [], infants: 0 };
    const agreed = agreedOf(stayOf({ rooms: [roomOf(nightlyRates(6000, 2, firstDay), two)], taxes: [] }));
    const [room] = sameAs(agreed).rooms;
    const party = (adults: number): WantedStay => ({
      rooms: room ? [{ ...room, guests: { ...two, adults } }] : [],
      addons: [],
    });
    const dear = today({ rateOn: () => ({ ...rateAt(9000), extraAdult: 2000 }) });
    const total = (stay: AgreedStay | null): number | null => stay && agreedBillOf(stay, () => []).total;
    expect(total(changedStay(agreed, party(3), dear))).toBe(12_000 + 2 * 2000);
    expect(total(changedStay(agreed, party(1), dear))).toBe(12_000 - 2 * 500);
  });

  it('charges what is added by today’s taxes and what is kept by those it was agreed with, a tax of the booking once', () => {
    const stay = stayOf({ rooms: [roomOf(nightlyRates(10_000, 1, firstDay))], taxes: berlin });
    const agreed = agreedOf(stay);
    const [room] = sameAs(agreed).rooms;
    const longer = room && { ...room, dates: [...room.dates, localDateOf(firstDay + 1)] };
    const after = changedStay(
      agreed,
      { rooms: longer ? [longer] : [], addons: [] },
      today({ rateOn: () => rateAt(10_000) }),
    );
    const now = [tax({ id: 'vat', tax: 10, inclusive: true, index: 1 }), ...berlin.slice(1)];
    const bill = after && agreedBillOf(after, (name) => (name === 'then' ? berlin : now)).bill;
    expect(bill?.taxes.map(({ taxId, rate, amount }) => [taxId, rate, amount])).toEqual([
      ['vat', 7, 654],
      // 7.5 % of 9,345.79 and of 9,090.91, each rounded.
      ['city', 7.5, 701 + 682],
      ['linen', 400, 400],
      ['vat', 10, 909],
    ]);
  });

  it('of rooms keeps each with the guests it has', () => {
    const pair = { adults: 2, childAges: [], infants: 0 };
    const one = { adults: 1, childAges: [], infants: 0 };
    const stay = stayOf({
      rooms: [roomOf(nightlyRates(6000, 1, firstDay), pair), roomOf(nightlyRates(6000, 1, firstDay), one)],
      taxes: [],
    });
    const agreed = agreedOf(stay);
    const [first, second] = sameAs(agreed).rooms;
    const swapped = first && second ? [second, first] : [];
    const after = changedStay(agreed, { rooms: swapped, addons: [] }, today());
    expect(after && agreedBillOf(after, () => []).total).toBe(agreedBillOf(agreed, () => []).total);
  });
});
