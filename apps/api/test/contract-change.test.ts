import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, oneExtra, openHouse, setExtra, setPrice, tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (A change).

const february = { checkIn: '2027-02-20', checkOut: '2027-02-22' };
const same = nights(february.checkIn, february.checkOut);
const nothing = { difference: 0, due: 0, penalty: 0, refund: 0 };

describe('a change of a stay at a house in Berlin', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, paid, payRest, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine);
  });
  const raise = (price: number): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts }) => {
      setPrice(facts, price);
    });

  it('costs the parking place alone after the price went from 107 to 200', async () => {
    const booked = await paid(february);
    await raise(20_000);
    expect(await changeQuote(booked, { stay: same })).toMatchObject([200, nothing]);
    expect(await changeQuote(booked, { stay: same, addons: oneExtra })).toMatchObject([200, { difference: 2000 }]);
    // One night kept at 107.00, one new at 200.00: 307.00, and 7.5 % of 286.92 net (21.52).
    expect(await changeQuote(booked, { stay: nights('2027-02-21', '2027-02-23') })).toMatchObject([
      200,
      { newTotal: 32_852 },
    ]);
  });

  it('keeps early bird and code, halved or withdrawn', async () => {
    const offers = (percent: number | null): Promise<unknown> =>
      editHotel(engine, 1760, ({ facts }) => {
        facts.promotions = percent === null ? [] : [{ id: 'ten', kind: 'coupon', couponCode: 'TEN', percent }];
      });
    await offers(10);
    const coded = await paid({ ...february, couponCode: 'TEN' });
    // 192.60, and 7.5 % of 180.00.
    expect(await view(coded)).toMatchObject({ total: 20_610 });
    for (const percent of [5, null]) {
      await offers(percent);
      expect(await changeQuote(coded, { stay: same })).toMatchObject([200, nothing]);
      expect(await changeQuote(coded, { stay: same, addons: oneExtra })).toMatchObject([200, { difference: 2000 }]);
    }
    expect((await changeQuote(coded, { stay: nights('2027-03-01', '2027-03-03') }))[1]).toMatchObject({
      newTotal: 22_900,
    });
  });

  it('keeps the early bird of 9,450 ten days ahead, and a car costs 700', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      setPrice(facts, 5000);
      setExtra(facts, 700);
      facts.taxes = [tax({ id: 'gst', tax: 5 })];
      facts.promotions = [{ id: 'early', kind: 'early-bird', daysAhead: 60, percent: 10 }];
    });
    const early = { checkIn: '2027-03-18', checkOut: '2027-03-20' };
    const booked = await paid(early);
    expect(await view(booked)).toMatchObject({ total: 9450 });
    until('2027-03-08T09:00:00Z');
    const stay = nights(early.checkIn, early.checkOut);
    expect(await changeQuote(booked, { stay })).toMatchObject([200, nothing]);
    expect(await changeQuote(booked, { stay, addons: oneExtra })).toMatchObject([200, { difference: 700, due: 700 }]);
  });

  it('of nothing on the eve is nothing, though 10 % are off by then', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      setPrice(facts, 54_000);
      facts.taxes = [tax({ id: 'gst', tax: 5 })];
      facts.promotions = [{ id: 'late', kind: 'last-minute', daysAhead: 2, percent: 10 }];
    });
    const booked = await paid(february);
    expect(await view(booked)).toMatchObject({ total: 113_400 });
    until('2027-02-19T09:00:00Z');
    expect(await changeQuote(booked, { stay: same })).toMatchObject([200, nothing]);
  });

  it('is made as it was quoted though the hotel has edited its files, and the next one goes on from it', async () => {
    const booked = await paid(february);
    const [, longer] = await changeQuote(booked, { stay: nights('2027-02-20', '2027-02-23') });
    // 107.00 and 7.5 % of 100.00 net.
    expect(longer).toMatchObject({ difference: 11_450, due: 11_450 });
    await raise(30_000);
    expect((await makeQuoted(booked, longer)).statusCode).toBe(200);
    await raise(40_000);
    await payRest(booked);
    expect(await view(booked)).toMatchObject({ total: 34_350, amountPaid: 34_350 });
    expect(await changeQuote(booked, { stay: nights('2027-02-20', '2027-02-23') })).toMatchObject([200, nothing]);
    expect(await changeQuote(booked, { stay: same })).toMatchObject([200, { newTotal: 22_900 }]);
  });

  it('drops the room that is named, with its party', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      setPrice(facts, 10_700, 5350);
    });
    const booked = await paid({ ...february, rooms: 2 });
    const room = (adults: number): object => ({
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
      adults,
      childAges: [],
      infants: 0,
    });
    // One of the two is for one from now on: half of its price and tax goes.
    const [, fewer] = await changeQuote(booked, { stay: same, rooms: [room(2), room(1)] });
    expect(fewer).toMatchObject({ oldTotal: 45_800, newTotal: 34_350 });
    expect((await makeQuoted(booked, fewer)).statusCode).toBe(200);
    await raise(20_000);
    expect(await changeQuote(booked, { stay: same, rooms: [room(1)] })).toMatchObject([200, { newTotal: 11_450 }]);
    expect(await changeQuote(booked, { stay: same, rooms: [room(2)] })).toMatchObject([200, { newTotal: 22_900 }]);
  });

  it('keeps a flat offer on what is kept and asks for the share of the fee that its rule says', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.promotions = [{ id: 'flat', kind: 'flat-above', above: 15_000, off: 2000 }];
      facts.convenienceFee = { kind: 'percentage', percent: 10 };
    });
    const booked = await paid(february);
    // 200.00 less 20.00, and 10 % of the 180.00.
    expect(await view(booked)).toMatchObject({ total: 19_800 });
    // A third night at 100.00 is not above 150.00: 10 % fee on it.
    expect(await changeQuote(booked, { stay: nights('2027-02-20', '2027-02-23') })).toMatchObject([
      200,
      { difference: 11_000 },
    ]);
    // One night is not above 150.00, and the offer goes with the other: 100.00 and 10.00, which is 11.00 more.
    expect(await changeQuote(booked, { stay: nights('2027-02-20', '2027-02-21') })).toMatchObject([
      200,
      { newTotal: 11_000, offersLost: { offers: [{ promotionId: 'flat', amount: 1000 }], amount: 1100 } },
    ]);
  });
});
