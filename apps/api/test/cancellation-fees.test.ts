import { beforeEach, describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Cancellation fees (First nights, Sums, A change, Readers of shares).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;
type Plan = HotelFacts['ratePlans'][number];

describe('what cancelling costs', () => {
  const engine = openEngine();
  const { cancelQuote, changeQuote, makeQuoted, paid, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);

  const sell = (terms: Pick<Plan, 'cancellation' | 'penalties'>): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const plan of facts.ratePlans) if (plan.id === 'flexible') Object.assign(plan, terms);
    });
  const firstNight = {
    cancellation: [
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 0, nights: 1 },
    ],
    penalties: { checkInDay: { nights: 1 }, noShow: { nights: 2 } },
  };
  /** Noon in Berlin of the day before arrival. */
  const eve = '2027-02-19T11:00:00Z';

  beforeEach(() => sell(firstNight));

  it('may be the first night, whatever the house’s file says afterwards', async () => {
    const booked = await paid({ checkIn, checkOut });
    expect(await view(booked)).toMatchObject({
      cancellation: [
        { hoursBeforeCheckIn: 48, percent: 0 },
        { hoursBeforeCheckIn: 0, percent: 50, nights: 1 },
      ],
      penalties: { checkInDayPercent: 50, checkInDay: { nights: 1 }, noShowPercent: 100, noShow: { nights: 2 } },
      cancelling: [
        { feePercent: 0, fee: 0 },
        { feePercent: 50, feeOf: { nights: 1 }, fee: 10_000, penalty: 10_000, refund: 9750 },
      ],
    });
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 0, fee: 0 }]);
    await sell({ cancellation: [] });
    until(eve);
    expect(await cancelQuote(booked)).toMatchObject([
      200,
      { feePercent: 50, feeOf: { nights: 1 }, fee: 10_000, penalty: 10_000, processingCharge: 250, refund: 9750 },
    ]);
    until(`${checkIn}T11:00:00Z`);
    expect(await cancelQuote(booked)).toMatchObject([200, { reason: 'check_in_day', fee: 10_000 }]);
  });

  it('of one night is all of it, which no change escapes', async () => {
    const booked = await paid({ checkIn, checkOut: '2027-02-21' });
    until(eve);
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 100, fee: 10_000, refund: 0 }]);
    expect(await changeQuote(booked, { stay: nights('2027-03-20', '2027-03-21') })).toMatchObject([409, {}]);
  });

  it('is no less after a change than before it', async () => {
    const booked = await paid({ checkIn, checkOut });
    until(eve);
    const [, shorter] = await changeQuote(booked, { stay: nights(checkIn, '2027-02-21') });
    expect(shorter).toMatchObject({ penalty: 0, processingCharge: 250, refund: 9750, leastFeeAfter: 10_000 });
    expect((await makeQuoted(booked, shorter)).statusCode).toBe(200);
    expect(await cancelQuote(booked)).toMatchObject([200, { fee: 10_000, penalty: 10_000, refund: 0 }]);
  });

  it('may be a sum, once a booking or for each room, and never more than the stay costs', async () => {
    await sell({ cancellation: [{ hoursBeforeCheckIn: 0, amount: 3000 }], penalties: { checkInDayPercent: 0 } });
    expect(await cancelQuote(await paid({ checkIn: '2027-03-10', checkOut: '2027-03-12' }))).toMatchObject([
      200,
      { feePercent: 15, feeOf: { amount: 3000 }, fee: 3000, refund: 16_575 },
    ]);
    await sell({
      cancellation: [{ hoursBeforeCheckIn: 0, amount: 3000, per: 'room' }],
      penalties: { checkInDayPercent: 0 },
    });
    expect(await cancelQuote(await paid({ checkIn: '2027-03-20', checkOut: '2027-03-22', rooms: 2 }))).toMatchObject([
      200,
      { fee: 6000 },
    ]);
    await sell({ cancellation: [{ hoursBeforeCheckIn: 0, amount: 30_000 }] });
    expect(await cancelQuote(await paid({ checkIn: '2027-04-10', checkOut: '2027-04-12' }))).toMatchObject([
      200,
      { fee: 20_000, feePercent: 100 },
    ]);
  });

  it('is told of a plan before booking, with a share for readers who know shares alone', async () => {
    const { HotelRooms } = (await engine.app.inject('/api/hotels/1760')).json<{
      HotelRooms: { ratePlans: { id: string; cancellation: object; penalties?: object }[] }[];
    }>();
    expect(HotelRooms[0]?.ratePlans.find(({ id }) => id === 'flexible')).toMatchObject({
      cancellation: [
        { hoursBeforeCheckIn: 48, percent: 0 },
        { hoursBeforeCheckIn: 0, nights: 1, percent: 100 },
      ],
      penalties: { checkInDayPercent: 100, checkInDay: { nights: 1 }, noShow: { nights: 2 } },
    });
  });
});
