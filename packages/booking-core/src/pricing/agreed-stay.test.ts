import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedStayBefore } from './agreed-before.ts';
import { atAgreedPrice } from './agreed-price.ts';
import { agreedStayOf } from './agreed-stay.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changedStay, type PricesToday, type WantedRoom, type WantedStay } from './changed-stay.ts';
import { takesNothingAway } from './kept-rooms.ts';
import { priceStay } from './price-stay.ts';
import type { NightlyRate, PricedAddon, StayToPrice } from './pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

const berlin = [
  tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
  tax({ id: 'city', tax: 7.5, index: 2 }),
  tax({ id: 'linen', level: 'booking', taxType: 'fixed', tax: 400 }),
];
const taxSets: readonly (readonly TaxEntry[])[] = [[], indianTaxes, berlin];
const firstDay = 20_784;

const agreedOf = (stay: StayToPrice, name = 'then'): AgreedStay => agreedStayOf(stay, priceStay(stay), name);

/** What a change asks for that changes nothing. */
const sameAs = (stay: AgreedStay): WantedStay => ({
  rooms: stay.rooms.map(({ nights, ...room }): WantedRoom => ({ ...room, dates: nights.map(({ date }) => date) })),
  addons: stay.addons.map(({ addonId, lots }) => ({
    addonId,
    quantity: lots.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
});

const today = (fields: Partial<PricesToday> = {}): PricesToday => ({
  bookedOn: localDateOf(firstDay - 1),
  checkIn: localDateOf(firstDay),
  promotions: [],
  coupon: null,
  taxes: 'now',
  rateOn: () => null,
  priceOfHours: () => null,
  addonOf: () => null,
  ...fields,
});

const rateAt = (price: number): Omit<NightlyRate, 'date'> => ({
  priceForPax: [
    { pax: 1, price: price - 500 },
    { pax: 2, price },
  ],
  extraAdult: 1200,
  extraChild: 600,
});

const amount = fc.integer({ min: 0, max: 20_000 });
const guests = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
});
const anyStay: fc.Arbitrary<StayToPrice> = fc
  .record({
    rooms: fc.array(fc.record({ price: amount, nights: fc.integer({ min: 1, max: 6 }), guests }), {
      minLength: 1,
      maxLength: 3,
    }),
    taxes: fc.constantFrom(...taxSets),
    percent: fc.integer({ min: 0, max: 100 }),
    off: amount,
    code: fc.boolean(),
    addon: fc.integer({ min: 0, max: 3 }),
    fee: fc.constantFrom(null, { kind: 'percentage' as const, percent: 3 }, { kind: 'fixed' as const, amount: 700 }),
  })
  .map(({ rooms, taxes, percent, off, code, addon, fee }) =>
    stayOf({
      rooms: rooms.map((room) => roomOf(nightlyRates(room.price, room.nights, firstDay), room.guests)),
      taxes,
      promotions: [
        { id: 'early', kind: 'early-bird', daysAhead: 2, percent },
        { id: 'flat', kind: 'flat-above', above: 5000, off },
      ],
      coupon: code ? { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 } : null,
      addons:
        addon === 0 ? [] : [{ addonId: 'car', name: 'Car', category: 'person' as const, price: 700, quantity: addon }],
      convenienceFee: fee,
      advance: { kind: 'percentage', percent: 30 },
    }),
  );

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
      { price: 700, quantity: 1 },
      { price: 900, quantity: 2 },
    ]);
    const two =
      three === null ? null : changedStay(three, { ...same, addons: [{ addonId: 'car', quantity: 2 }] }, today());
    expect(two?.addons[0]?.lots).toEqual([
      { price: 700, quantity: 1 },
      { price: 900, quantity: 1 },
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
