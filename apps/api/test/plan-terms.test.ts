import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, roomOn, setDeposits, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { postBooking } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Plans).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;

describe('terms of a plan', () => {
  const engine = openEngine();
  const { cancelQuote, paid, post, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.payment.advance = { kind: 'first-night' };
      for (const plan of facts.ratePlans)
        if (plan.id === 'flexible')
          Object.assign(plan, {
            cancellation: [{ hoursBeforeCheckIn: 0, percent: 0 }],
            penalties: { checkInDayPercent: 0, noShowPercent: 80 },
          });
    });
  });

  it('may leave a stay free until check-in, and keep a share of a no-show, whatever the hotel’s other plans do', async () => {
    const booked = await paid({ checkIn, checkOut });
    expect(await view(booked)).toMatchObject({ penalties: { checkInDayPercent: 0, noShowPercent: 80 } });
    // 14:00 in Berlin, an hour before check-in.
    until(`${checkIn}T13:00:00Z`);
    expect(await cancelQuote(booked)).toMatchObject([200, { feePercent: 0 }]);
    const { HotelRooms } = (await engine.app.inject('/api/hotels/1760')).json<{
      HotelRooms: { ratePlans: { id: string; penalties?: object }[] }[];
    }>();
    const plans = HotelRooms[0]?.ratePlans ?? [];
    expect(plans.find(({ id }) => id === 'flexible')?.penalties).toEqual({ checkInDayPercent: 0, noShowPercent: 80 });
    expect(plans.find(({ id }) => id === 'saver')?.penalties).toBeUndefined();
  });

  it('ask for a deposit of their own, and of two plans the one that asks for more', async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.payment.advance = { kind: 'percentage', percent: 10 };
      setDeposits(facts);
    });
    const ahead = async (...plans: string[]): Promise<number | undefined> => {
      const reply = await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms: plans.map(roomOn) });
      return reply.json<{ bill: { dueNow: { advance?: number } } }>().bill.dueNow.advance;
    };
    // Two nights at 100.00: the first of them; 25.00; and of both rooms the first night, 200.00.
    expect([await ahead('flexible'), await ahead('saver'), await ahead('flexible', 'saver')]).toEqual([
      10_000, 2500, 20_000,
    ]);
    const { quoteToken } = (
      await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms: [roomOn('saver')] })
    ).json<{ quoteToken: string }>();
    const booked = await postBooking(engine, quoteToken, { plan: 'advance' });
    const cookie = String(booked.headers['set-cookie']).split(';')[0] ?? '';
    const { bookingId } = booked.json<{ bookingId: string }>();
    expect(await view({ bookingId, cookie })).toMatchObject({ total: 20_000, amountDueNow: 2500 });
  });

  it('ask for the first night of every room as the deposit', async () => {
    const room = roomOn('flexible');
    const quote = async (rooms: object[]): Promise<object> => {
      const reply = await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms });
      return reply.json<{ bill: { dueNow: object } }>().bill.dueNow;
    };
    expect([await quote([room]), await quote([room, room])]).toMatchObject([{ advance: 10_000 }, { advance: 20_000 }]);
  });
});
