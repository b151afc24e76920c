import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Offers of a changed stay).

const week = { checkIn: '2027-02-20', checkOut: '2027-02-27' };
const two = nights('2027-02-20', '2027-02-22');

describe('an offer for a length', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, paid, payRest, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const offer = (length: number): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'week', kind: 'long-stay', nights: length, percent: 30 }];
    });
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
    });
    await offer(7);
  });

  it('goes with the length: seven nights shortened to two cost two, and the quote says so', async () => {
    const booked = await paid(week);
    expect(await view(booked)).toMatchObject({ total: 49_000 });
    const [status, quoted] = await changeQuote(booked, { stay: two });
    expect([status, quoted]).toMatchObject([
      200,
      {
        newTotal: 20_000,
        offersLost: { offers: [{ kind: 'long-stay', promotionId: 'week', amount: 6000 }], amount: 6000 },
      },
    ]);
    expect((await makeQuoted(booked, quoted)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ total: 20_000, bill: { discount: 0 } });
    const [, again] = await changeQuote(booked, { stay: two });
    expect(again).toMatchObject({ difference: 0 });
    expect(again).not.toHaveProperty('offersLost');
  });

  it('is asked as it was agreed, and may make a shorter stay dearer', async () => {
    const booked = await paid(week);
    await offer(10);
    const same = await changeQuote(booked, { stay: nights(week.checkIn, week.checkOut) });
    expect(same).toMatchObject([200, { difference: 0 }]);
    const [, six] = await changeQuote(booked, { stay: nights(week.checkIn, '2027-02-26') });
    expect(six).toMatchObject({ newTotal: 60_000, due: 11_000, offersLost: { amount: 18_000 } });
  });

  it('that nights brought goes with them, and the stay costs what it cost', async () => {
    const booked = await paid({ checkIn: week.checkIn, checkOut: '2027-02-22' });
    const [, longer] = await changeQuote(booked, { stay: nights(week.checkIn, week.checkOut) });
    expect(longer).toMatchObject({ newTotal: 20_000 + 5 * 7000 });
    await makeQuoted(booked, longer);
    await payRest(booked);
    expect(await changeQuote(booked, { stay: two })).toMatchObject([200, { newTotal: 20_000 }]);
  });
});
