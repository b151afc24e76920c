import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, openHouse } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';
import { databaseKinds } from './database-kinds.ts';

const february = { checkIn: '2027-02-20', checkOut: '2027-02-22' };

describe.each(databaseKinds)('the terms of a house in Berlin, on %s', (kind) => {
  const engine = openEngine(kind);
  const { cancelQuote, paid, post, relay, until, view } = contractCalls(engine);
  const property = propertyCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine);
  });

  // 2 x 107.00 and 7.5 % of their 200.00 net; of that 2.5 % (5.725, half up) stay with the payment company.
  const promised = {
    feePercent: 0,
    fee: 0,
    processingCharge: 573,
    refund: 22_327,
    freeUntil: '2027-02-18T14:00:00.000Z',
  };
  // 48 hours before 15:00 in winter.
  const free = '2027-02-18T14:00:00Z';

  const edits: [string, Parameters<typeof editHotel>[2]][] = [
    [
      'plan emptied',
      ({ facts }) => {
        for (const plan of facts.ratePlans) plan.cancellation = [];
      },
    ],
    [
      'plan renamed',
      ({ facts, words }) => {
        for (const plan of facts.ratePlans) plan.id = `${plan.id}-2`;
        for (const room of facts.rooms)
          room.prices = Object.fromEntries(Object.entries(room.prices).map(([id, price]) => [`${id}-2`, price]));
        for (const one of Object.values(words))
          one.ratePlans = Object.fromEntries(Object.entries(one.ratePlans).map(([id, plan]) => [`${id}-2`, plan]));
      },
    ],
    [
      'plan removed',
      ({ facts }) => {
        facts.ratePlans = facts.ratePlans.filter(({ id }) => id === 'saver');
        for (const room of facts.rooms) {
          const { saver } = room.prices;
          room.prices = saver === undefined ? {} : { saver };
        }
      },
    ],
    [
      'free until a week before, doors open at noon, another zone',
      ({ facts }) => {
        for (const plan of facts.ratePlans) plan.cancellation = [{ hoursBeforeCheckIn: 168, percent: 0 }];
        facts.checkInTime = '12:00';
        facts.timeZone = 'Asia/Kolkata';
      },
    ],
    [
      'city tax kept, other rates and a fee',
      ({ facts }) => {
        facts.taxes = facts.taxes.map((one) => ({ ...one, tax: 19, ifCancelled: 'kept' as const }));
        facts.convenienceFee = { kind: 'fixed', amount: 900 };
      },
    ],
  ];

  it.each(edits)('stay as written: %s', async (_, edit) => {
    const booked = await paid(february);
    expect(await view(booked)).toMatchObject({ total: 22_900 });
    expect(await cancelQuote(booked)).toMatchObject([200, promised]);
    await relay();
    expect(engine.mails.some(({ text }) => text.includes('€223.27'))).toBe(true);
    await editHotel(engine, 1760, edit);
    expect(await view(booked)).toMatchObject({ total: 22_900 });
    expect(await cancelQuote(booked)).toMatchObject([200, promised]);
    until(free);
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 0, refund: promised.refund }]);
    // A second later half of what is not city tax is kept: of 229.00 - 15.00.
    until('2027-02-18T14:00:01Z');
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 50, fee: 10_700 }]);
    until('2027-02-20T10:00:00Z');
    // After the last tier everything but the city tax.
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 100, fee: 21_400, refund: 1500 }]);
    // Noon in Berlin is before check-in as agreed: a quarter of an hour before three it can be cancelled still.
    until('2027-02-20T13:45:00Z');
    const done = await post(`bookings/${booked.bookingId}/cancellation`, { refund: 1500 }, booked.cookie);
    expect(done.statusCode).toBe(200);
    await relay();
    expect(engine.mails.at(-1)?.text).toContain('€15.00');
    expect(await view(booked)).toMatchObject({ status: 'cancelled', kept: 21_400, refundAmount: 1500 });
  });

  it.each(edits)('say what not coming costs: %s', async (_, edit) => {
    const booked = await paid(february);
    await editHotel(engine, 1760, edit);
    await editHotel(engine, 1760, ({ facts }) => {
      facts.penalties = { checkInDayPercent: 10, noShowPercent: 10 };
    });
    until('2027-02-20T14:30:00Z');
    expect((await property('POST', `bookings/${booked.bookingId}/no-show`)).statusCode).toBe(200);
    await relay();
    expect(await view(booked)).toMatchObject({ status: 'no_show', kept: 21_400, refundAmount: 1500 });
  });
});
