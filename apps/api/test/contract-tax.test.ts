import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, setPrice, tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: Taxes of a stay that does not take place.

const february = { checkIn: '2027-02-20', checkOut: '2027-02-22' };

describe('the tax of a stay that does not take place', () => {
  const engine = openEngine();
  const { cancelQuote, changeQuote, makeQuoted, paid, payRest, post, until, view } = contractCalls(engine);
  const property = propertyCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    // 2 x 101.70 with 5.00 a night on top: 213.40.
    await openHouse(engine, (facts) => {
      facts.taxes = [tax({ id: 'city', taxType: 'fixed', tax: 500 })];
      setPrice(facts, 10_170);
    });
  });
  const withTaxes = (...taxes: ReturnType<typeof tax>[]): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.taxes = taxes;
    });

  it('comes back of 213.40 that is not refundable: 10.00, three months ahead', async () => {
    const booked = await paid({ ...february, ratePlanId: 'saver' });
    expect(await view(booked)).toMatchObject({ total: 21_340, leastFee: 0 });
    expect(await cancelQuote(booked)).toMatchObject([200, { fee: 20_340, refund: 1000, returnedTaxes: 1000 }]);
    const done = await post(`bookings/${booked.bookingId}/cancellation`, { refund: 1000 }, booked.cookie);
    expect(done.statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ status: 'cancelled', kept: 20_340, refundAmount: 1000 });
  });

  it('comes back of a guest who did not come, and of a tier', async () => {
    const booked = await paid({ ...february, ratePlanId: 'saver' });
    const half = await paid(february);
    until('2027-02-19T08:00:00Z');
    // Half of 203.40; of the 111.70 that are left 2.5 % (2.7925).
    expect(await cancelQuote(half)).toMatchObject([200, { fee: 10_170, processingCharge: 279, refund: 10_891 }]);
    until('2027-02-20T20:00:00Z');
    expect((await property('POST', `bookings/${booked.bookingId}/no-show`)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ status: 'no_show', kept: 20_340, refundAmount: 1000 });
  });

  it('as a share of the price comes back where it is a city tax, in the price or on top, and VAT stays', async () => {
    // 20,340 with 7 % in it: 19,009.35 net, VAT 1,330.65, city tax 5 % of the net: 950.47.
    const vat = tax({ id: 'vat', tax: 7, inclusive: true, index: 1 });
    await withTaxes(vat, tax({ id: 'city', tax: 5, index: 2, ifCancelled: 'returned' }));
    expect(await cancelQuote(await paid({ ...february, ratePlanId: 'saver' }))).toMatchObject([
      200,
      { fee: 20_340, refund: 950, returnedTaxes: 950 },
    ]);
    // Both in the price: net 20,340 / 1.12 = 18,160.71, city tax 908.04 of it.
    await withTaxes(vat, tax({ id: 'city', tax: 5, index: 2, inclusive: true, ifCancelled: 'returned' }));
    expect(await cancelQuote(await paid({ ...february, ratePlanId: 'saver' }))).toMatchObject([
      200,
      { fee: 19_432, refund: 908, returnedTaxes: 908 },
    ]);
    // VAT and GST of a price that is kept are kept (Air France-KLM; circular 178/10/2022).
    await withTaxes(tax({ id: 'gst', tax: 5 }));
    expect(await cancelQuote(await paid({ ...february, ratePlanId: 'saver' }))).toMatchObject([
      200,
      { fee: 21_357, refund: 0 },
    ]);
  });

  it('of an advance below the price comes back only where it was paid', async () => {
    // An advance of 30 % of 213.40 is 64.02: the fee of half, 101.70, is more than that, and nothing comes back.
    const booked = await paid({ ...february, plan: 'advance' });
    expect(await view(booked)).toMatchObject({ amountPaid: 6402 });
    until('2027-02-19T08:00:00Z');
    expect(await cancelQuote(booked)).toMatchObject([200, { fee: 10_170, penalty: 6402, refund: 0 }]);
  });

  it('of nothing paid costs and brings nothing', async () => {
    const booked = await book(engine, { ...february, mode: 'at-property' });
    until('2027-02-19T08:00:00Z');
    expect(await cancelQuote(booked)).toMatchObject([200, { penalty: 0, refund: 0 }]);
  });

  it('of the booking is charged once, by a change too', async () => {
    await withTaxes(tax({ id: 'levy', level: 'booking', taxType: 'fixed', tax: 700 }));
    const booked = await paid(february);
    expect(await view(booked)).toMatchObject({ total: 21_040 });
    const [, more] = await changeQuote(booked, { stay: nights('2027-02-20', '2027-02-23') });
    expect(more).toMatchObject({ difference: 10_170, due: 10_170 });
    expect((await makeQuoted(booked, more)).statusCode).toBe(200);
    await payRest(booked);
    expect(await view(booked)).toMatchObject({ total: 31_210, bill: { totalTax: 700 } });
    expect(await changeQuote(booked, { stay: nights('2027-02-25', '2027-02-26') })).toMatchObject([
      200,
      { newTotal: 10_870 },
    ]);
  });
});
