import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice, tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { postBooking, quoteFor } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: States and selection (How often, Prices by season, Share of the stay); Entities (Guests, Tax).

interface Total {
  readonly total: number;
}
interface Found {
  readonly rooms: readonly {
    readonly roomTypeId: string;
    readonly pricing: readonly {
      readonly ratePlanId: string;
      readonly priceForPax: readonly ({ pax: number } & Total)[];
    }[];
  }[];
}

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'];
const couple = { adults: 2, childAges: [] as number[], infants: 0 };

describe('a price', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, paid, payRest, post, relay, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const house = (edit: (facts: HotelFacts) => void): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      edit(facts);
    });

  const quoted = async (guests = couple, stay: object = nights(checkIn, checkOut), more: object = {}) => {
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', ...guests }];
    const reply = await post('quotes', { hotelId: 1760, stay, rooms, ...more });
    return reply.json<{ code?: string; bill?: Total & { taxes: { taxId: string; amount: number }[] } }>();
  };
  const totalOf = async (...of: Parameters<typeof quoted>) => (await quoted(...of)).bill?.total;
  const searched = async (pax: number): Promise<number | undefined> => {
    const reply = await engine.app.inject(
      `/api/hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
    );
    const { rooms } = reply.json<Found>();
    const plan = rooms.find(({ roomTypeId }) => roomTypeId === 'courtyard-king')?.pricing;
    return plan?.find(({ ratePlanId }) => ratePlanId === 'flexible')?.priceForPax.find((one) => one.pax === pax)?.total;
  };

  it('with a tax per person is the same in search, quote and booking, for one guest and for two', async () => {
    await house(({ taxes }) =>
      taxes.push(tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person', exemptUnderAge: 18 })),
    );
    const alone = { ...couple, adults: 1 };
    expect([await searched(2), await totalOf()]).toEqual([20_600, 20_600]);
    expect(await searched(1)).toBe(await totalOf(alone));
    expect((await quoted({ adults: 1, childAges: [15], infants: 0 })).bill?.taxes).toMatchObject([{ amount: 300 }]);
    const booked = await paid({ checkIn, checkOut });
    expect(await view(booked)).toMatchObject({ total: 20_600, bill: { totalTax: 600 } });
    // One night more of two guests, and the tax of its nights alone.
    expect(await changeQuote(booked, { stay: nights(checkIn, '2027-02-23') })).toMatchObject([
      200,
      { difference: 10_300 },
    ]);
  });

  it('has a dog at the price of each night, and a night more of it at that of its day', async () => {
    const charge = (summer: number) =>
      house((facts) => {
        facts.addons = [
          {
            id: 'airport-car',
            category: 'booking',
            price: 300,
            each: 'night',
            prices: [{ from: '02-21', to: '08-31', price: summer }],
          },
        ];
      });
    await charge(400);
    const listed = await engine.app.inject('/api/hotels/1760/addons');
    expect(listed.json()).toMatchObject({
      addons: [{ price: 300, prices: [{ from: '02-21', to: '08-31', price: 400 }] }],
    });
    const dogs = (quantity: number) => ({ addons: [{ addonId: 'airport-car', quantity }] });
    expect(await totalOf(couple, nights(checkIn, checkOut), dogs(2))).toBe(20_700);
    expect(await totalOf(couple, nights(checkIn, checkOut), dogs(1))).toBe(20_300);
    const booked = await paid({ checkIn, checkOut, ...dogs(2) });
    expect(await view(booked)).toMatchObject({ total: 20_700 });
    await charge(900);
    expect(await changeQuote(booked, { stay: nights(checkIn, '2027-02-23'), ...dogs(3) })).toMatchObject([
      200,
      { difference: 10_900 },
    ]);
    expect(await changeQuote(booked, { stay: nights(checkIn, '2027-02-21'), ...dogs(1) })).toMatchObject([
      200,
      { newTotal: 10_300 },
    ]);
    expect(await changeQuote(booked, { stay: nights('2027-02-21', '2027-02-22'), ...dogs(1) })).toMatchObject([
      200,
      { newTotal: 10_400 },
    ]);
  });

  it('has breakfast at a price for grown-ups and another for children of some ages, as many as there are', async () => {
    await house((facts) => {
      facts.addons = [
        { id: 'airport-car', category: 'person', each: 'night', price: 1500, goesWith: { ages: { from: 12 } } },
        { id: 'late-checkout', category: 'person', each: 'night', price: 700, goesWith: { ages: { from: 6, to: 11 } } },
      ];
    });
    const stay = { stay: nights(checkIn, checkOut) };
    const breakfasts = (grown: number, small: number) => ({
      addons: [
        { addonId: 'airport-car', quantity: grown },
        ...(small === 0 ? [] : [{ addonId: 'late-checkout', quantity: small }]),
      ],
    });
    const family = { adults: 1, childAges: [8], infants: 0 };
    const without = Number(await totalOf(family, stay.stay));
    expect(await totalOf(family, stay.stay, breakfasts(2, 2))).toBe(without + 2 * 1500 + 2 * 700);
    expect(await quoted(family, stay.stay, breakfasts(2, 3))).toMatchObject({ code: 'not_for_sale' });
    expect(await quoted(couple, stay.stay, breakfasts(4, 1))).toMatchObject({
      code: 'addon_not_with_stay',
      addonId: 'late-checkout',
    });
  });

  it('has an insurance at a share of the rooms, which a change keeps as it was agreed', async () => {
    const insure = (percent: number) =>
      house((facts) => {
        facts.addons = [{ id: 'airport-car', category: 'booking', price: 0, percent }];
      });
    await insure(2.9);
    expect((await engine.app.inject('/api/hotels/1760/addons')).json()).toMatchObject({ addons: [{ percent: 2.9 }] });
    const insured = { addons: [{ addonId: 'airport-car', quantity: 1 }] };
    expect(await totalOf(couple, nights(checkIn, checkOut), insured)).toBe(20_580);
    const booked = await paid({ checkIn, checkOut, ...insured });
    expect(await view(booked)).toMatchObject({ total: 20_580 });
    await insure(8);
    expect(await changeQuote(booked, { stay: nights(checkIn, '2027-02-23') })).toMatchObject([
      200,
      { difference: 10_290 },
    ]);
    expect(await changeQuote(booked, { stay: nights(checkIn, checkOut), addons: [] })).toMatchObject([
      200,
      { newTotal: 20_000 },
    ]);
  });

  it('has six breakfasts for two guests and three nights, some of them, and no tour that is ordered too late', async () => {
    await house((facts) => {
      facts.addons = [
        { id: 'airport-car', category: 'person', price: 900, each: 'night' },
        { id: 'late-checkout', category: 'booking', price: 2000, daysAhead: 3 },
      ];
      facts.taxes.push(tax({ id: 'vat', tax: 10, inclusive: false, on: ['extras'], addonIds: ['airport-car'] }));
    });
    const withExtras = async (...addons: { addonId: string; quantity: number }[]) =>
      quoted(couple, nights(checkIn, '2027-02-23'), { addons });
    const breakfasts = (quantity: number) => ({ addonId: 'airport-car', quantity });
    expect([
      (await withExtras(breakfasts(6))).bill?.total,
      (await withExtras(breakfasts(4))).bill?.total,
      await withExtras(breakfasts(7)),
    ]).toEqual([30_000 + 5400 + 540, 30_000 + 3600 + 360, { code: 'not_for_sale' }]);
    const untilNoonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`) - engine.deps.clock().getTime();
    engine.pass(untilNoonOf('2027-02-17'));
    const tour = { addonId: 'late-checkout', quantity: 1 };
    expect((await withExtras(tour)).bill?.total).toBe(32_000);
    engine.pass(untilNoonOf('2027-02-18'));
    expect(await withExtras(tour)).toEqual({ code: 'addon_not_with_stay', addonId: 'late-checkout' });
  });

  it('that is due at the hotel is told in coins too, where small ones are gone', async () => {
    await house((facts) => {
      Object.assign(facts, {
        currency: 'CHF',
        countryCode: 'CH',
        payment: { ...facts.payment, modes: ['at-property'] },
      });
      for (const plan of facts.ratePlans) plan.payment = ['at-property'];
      facts.taxes.push(tax({ id: 'vat', tax: 3.815 }));
    });
    const made = await postBooking(engine, (await quoteFor(engine, { checkIn, checkOut })).quoteToken, {
      mode: 'at-property',
    });
    expect(made.statusCode).toBe(201);
    await relay();
    const told = /Due at the hotel: CHF\s?207\.63\s+Paid in cash, rounded: CHF\s?207\.65/;
    expect(engine.mails.map(({ text }) => told.test(text))).toEqual([true]);
    expect((await engine.app.inject('/api/hotels/1760')).json<{ cashStep: number }>().cashStep).toBe(5);
  });

  it('of hours has no tax of nights', async () => {
    await house(({ taxes }) => taxes.push(tax({ id: 'city', taxType: 'fixed', tax: 500, stay: 'nights' })));
    const hours = { kind: 'hours', date: checkIn, startHour: 10, hours: 3 };
    expect((await quoted(couple, hours)).bill?.taxes).toEqual([]);
  });

  it('has no tax that the guest is exempt of, through a change too', async () => {
    await house((facts) => {
      facts.taxExemptions = [{ id: 'business' }];
      facts.taxes.push(tax({ id: 'city', tax: 5, exemptIf: ['business'] }));
    });
    expect([
      await totalOf(),
      await totalOf(couple, nights(checkIn, checkOut), { taxExemptions: ['business'] }),
    ]).toEqual([21_000, 20_000]);
    expect(await totalOf(couple, nights(checkIn, checkOut), { taxExemptions: ['nobody'] })).toBe(21_000);
  });

  it('of children is that of the property’s bands', async () => {
    await house((facts) => {
      facts.childBands = [
        { under: 6, price: 0 },
        { under: 12, percent: 50 },
      ];
      for (const room of facts.rooms) Object.assign(room, { maxPax: 4, extraAdult: true, extraChild: true });
    });
    expect(await totalOf({ ...couple, childAges: [5] })).toBe(20_000);
    // Half of a further adult’s 9.00, two nights.
    expect(await totalOf({ ...couple, childAges: [8] })).toBe(20_900);
    expect(await totalOf({ ...couple, childAges: [12] })).toBe(21_800);
    const told = (await engine.app.inject('/api/hotels/1760')).json<{ adultPriceFrom: number }>();
    expect(told.adultPriceFrom).toBe(12);
  });

  it('of children goes by their number, in a quote, a change and back', async () => {
    await house((facts) => {
      facts.childBands = [
        { under: 12, children: 1, price: 0 },
        { under: 12, percent: 25, percentOf: 'full-payer' },
      ];
      for (const room of facts.rooms) Object.assign(room, { maxPax: 5, extraAdult: true, extraChild: true });
    });
    const family = (...childAges: number[]) => ({ ...couple, childAges });
    // A quarter of 50.00 for the second and the third, two nights.
    expect([await totalOf(family(8)), await totalOf(family(8, 5)), await totalOf(family(5, 8, 3))]).toEqual([
      20_000, 22_500, 25_000,
    ]);
    const booked = await paid({ checkIn, checkOut });
    const changed = async (...childAges: number[]) => {
      const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', ...family(...childAges) };
      const [, quote] = await changeQuote(booked, { stay: nights(checkIn, checkOut), rooms: [room] });
      return quote;
    };
    expect(await changed(8)).toMatchObject({ newTotal: 20_000 });
    const more = await changed(8, 5);
    expect(more).toMatchObject({ newTotal: 22_500, due: 2500 });
    await makeQuoted(booked, more);
    await payRest(booked);
    // Whichever child stays is the one that is free.
    expect([await changed(8), await changed(5), await changed()]).toMatchObject([
      { newTotal: 20_000 },
      { newTotal: 20_000 },
      { newTotal: 20_000 },
    ]);
  });

  it('has the discount of a long stay, and the code of its own stays', async () => {
    await house((facts) => {
      facts.promotions = [
        { id: 'week', kind: 'long-stay', nights: 7, percent: 15 },
        { id: 'code', kind: 'coupon', couponCode: 'FEB', off: 500, minNights: 2, validTo: '2027-01-31' as never },
      ];
    });
    expect([
      await totalOf(couple, nights(checkIn, '2027-02-26')),
      await totalOf(couple, nights(checkIn, '2027-02-27')),
    ]).toEqual([60_000, 59_500]);
    expect(await totalOf(couple, nights(checkIn, checkOut), { couponCode: 'FEB' })).toBe(19_500);
    expect(await quoted(couple, nights(checkIn, '2027-02-21'), { couponCode: 'FEB' })).toEqual({
      code: 'coupon_not_for_stay',
    });
    expect(await quoted(couple, nights(checkIn, checkOut), { couponCode: 'MAR' })).toEqual({ code: 'unknown_coupon' });
    await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'code', kind: 'coupon', couponCode: 'FEB', off: 500, validTo: '2025-01-31' as never }];
    });
    expect(await quoted(couple, nights(checkIn, checkOut), { couponCode: 'FEB' })).toEqual({
      code: 'coupon_not_for_stay',
    });
  });

  it('is in the currency’s own decimals: whole yen, thousandths of a dinar', async () => {
    await house((facts) => (facts.currency = 'JPY'));
    const booked = await paid({ checkIn, checkOut });
    expect(await view(booked)).toMatchObject({ currency: 'JPY', total: 20_000, amountPaid: 20_000 });
    await house((facts) => (facts.currency = 'KWD'));
    expect(await view(await paid({ checkIn, checkOut }))).toMatchObject({ currency: 'KWD', amountPaid: 20_000 });
  });
});
