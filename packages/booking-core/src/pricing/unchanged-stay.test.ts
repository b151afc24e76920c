import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedOf, amount, anyStay, firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedStayBefore } from './agreed-before.ts';
import { atAgreedPrice } from './agreed-price.ts';
import { changedStay } from './changed-stay.ts';
import type { WantedRoom } from './changed-stay.types.ts';
import { takesNothingAway } from './unchanged-rooms.ts';
import { priceStay } from './price-stay.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

describe('a price agreed in place of the computed one', () => {
  it('has the tax of what is paid: VAT 51.77 of 450 in 600', () => {
    const stay = stayOf({
      currency: 'EUR',
      rooms: [roomOf([{ date: localDateOf(firstDay), ...rateAt(84_000) }])],
      taxes: [tax({ id: 'vat', tax: 13, inclusive: true })],
      addons: [{ addonId: 'clean', name: 'Cleaning', category: 'booking', price: 15_000, quantity: 1 }],
    });
    const agreed = agreedOf(stay);
    expect(agreedBillOf(agreed, () => stay.taxes).bill.taxes[0]?.amount).toBe(9664);
    const { bill, total } = agreedBillOf(
      atAgreedPrice(agreed, 60_000, () => stay.taxes),
      () => stay.taxes,
    );
    expect([total, bill.taxes[0]?.amount]).toEqual([60_000, 5177]);
  });

  it('is paid to the unit, and a change to the same stay or another extra goes on from it', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 0, max: 200_000 }), amount, (stay, price, extra) => {
        const taxesOf = (): readonly TaxEntry[] => stay.taxes;
        const agreed = atAgreedPrice(agreedOf(stay), price, taxesOf);
        expect(agreedBillOf(agreed, taxesOf).total).toBe(price);
        expect(changedStay(agreed, sameAs(agreed), today())).toEqual(agreed);
        expect(atAgreedPrice(agreed, price, taxesOf)).toEqual(agreed);
        const same = sameAs(agreed);
        const more = changedStay(
          agreed,
          { ...same, addons: [...same.addons, { addonId: 'spa', quantity: 1 }] },
          today({ addonOf: () => ({ addonId: 'spa', name: 'Spa', category: 'booking', price: extra }) }),
        );
        expect(more && agreedBillOf(more, taxesOf).total).toBe(price + extra);
      }),
    );
  });

  it('takes exclusive tax off with the price', () => {
    const stay = stayOf({ rooms: [roomOf(nightlyRates(5000, 2, firstDay))], taxes: [tax({ id: 'gst', tax: 12 })] });
    const { bill, total } = agreedBillOf(
      atAgreedPrice(agreedOf(stay), 9000, () => stay.taxes),
      () => stay.taxes,
    );
    // 8,036 and 12 % of it.
    expect([total, bill.taxes[0]?.amount]).toEqual([9000, 964]);
  });
});

describe('a booking of which only the bill is known', () => {
  it('costs what it cost, and so does a change to the same stay', () => {
    fc.assert(
      fc.property(anyStay, fc.option(fc.integer({ min: 0, max: 90_000 })), (stay, price) => {
        const bill = priceStay(stay);
        const total = price ?? bill.total;
        const taxesOf = (): readonly TaxEntry[] => stay.taxes;
        const agreed = agreedStayBefore(
          {
            bill,
            total,
            rooms: sameAs(agreedOf(stay)).rooms,
            categoryOf: () => 'person',
            advance: stay.advance,
            taxes: 'then',
          },
          taxesOf,
        );
        expect(agreedBillOf(agreed, taxesOf).total).toBe(total);
        expect(changedStay(agreed, sameAs(agreed), today())).toEqual(agreed);
      }),
    );
  });
});

describe('what a change takes away', () => {
  const agreed = agreedOf(stayOf({ rooms: [roomOf(nightlyRates(6000, 2, firstDay))] }));
  const extras = [{ addonId: 'car', quantity: 1 }];
  const [room] = sameAs(agreed).rooms;
  const of = (change: Partial<WantedRoom>, addons = extras): boolean =>
    takesNothingAway({ rooms: agreed.rooms, addons: extras }, { rooms: room ? [{ ...room, ...change }] : [], addons });
  const dates = room?.dates ?? [];
  it.each([
    ['nothing', of({}), true],
    ['nothing, and a night more', of({ dates: [...dates, '2030-01-01' as LocalDate] }), true],
    ['nothing, and a guest more', of({ guests: { adults: 2, childAges: [4], infants: 1 } }), true],
    ['a night', of({ dates: dates.slice(1) }), false],
    ['a guest', of({ guests: { adults: 1, childAges: [], infants: 0 } }), false],
    ['an adult, for a child', of({ guests: { adults: 1, childAges: [4], infants: 0 } }), false],
    ['the plan', of({ ratePlanId: 'other' }), false],
    ['an extra', of({}, []), false],
  ])('%s', (_, kept, expected) => expect(kept).toBe(expected));
});
