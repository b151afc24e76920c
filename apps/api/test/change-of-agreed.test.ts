import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import type { Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: What was agreed (A change, Non-refundable stays).

const car = [{ addonId: 'airport-car', quantity: 1 }];

describe.each(databaseKinds)('a change, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post, view } = guestCalls(engine);
  restoreFiles(engine, 1760);

  const stay = (checkIn: string, checkOut: string): object => ({ kind: 'nights', checkIn, checkOut });
  const quote = async (booked: Booked, wanted: object): Promise<[number, Record<string, unknown>]> =>
    answer(await post(`bookings/${booked.bookingId}/modification-quote`, wanted, booked.cookie));
  const nothing = { difference: 0, due: 0, refund: 0, penalty: 0 };
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());

  it('keeps the early bird that it was booked with: one more car costs one car', async () => {
    const march = { checkIn: '2027-03-18', checkOut: '2027-03-20' };
    const booked = await paid(march);
    expect(await view(booked)).toMatchObject({ bill: { discount: 1008 } });
    until('2027-03-08T06:00:00Z');
    const same = stay(march.checkIn, march.checkOut);
    expect(await quote(booked, { stay: same })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: same, addons: car })).toMatchObject([200, { difference: 1200, due: 1200 }]);
  });

  it('of nothing is nothing when prices have risen, nights are closed, and the house asks for longer stays', async () => {
    const booked = await paid();
    const sell = (rate: { price: number; isClosed: boolean; minStay: number }): Promise<unknown> =>
      engine.deps.db
        .updateTable('rate')
        .set({
          price_for_pax: JSON.stringify([{ pax: 2, price: rate.price }]),
          closed: rate.isClosed,
          closed_to_arrival: rate.isClosed,
          min_stay: rate.minStay,
        })
        .where('hotel_id', '=', 1760)
        .where('date', 'in', ['2026-12-02', '2026-12-03'] as LocalDate[])
        .execute();
    await sell({ price: 20_000, isClosed: true, minStay: 7 });
    const same = stay('2026-12-02', '2026-12-04');
    expect(await quote(booked, { stay: same })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: same, addons: car })).toMatchObject([200, { difference: 1200 }]);
    await sell({ price: 4800, isClosed: false, minStay: 1 });
  });

  it('gains no last-minute offer for what was booked without it', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'late', kind: 'last-minute', daysAhead: 2, percent: 10 }];
    });
    const booked = await paid();
    until('2026-12-01T03:00:00Z');
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-04') })).toMatchObject([200, nothing]);
    // The night that is added is 10 % off: of 5,280, and 5 % GST.
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-05') })).toMatchObject([200, { difference: 4990 }]);
  });

  it('keeps the discount of a code that the hotel has withdrawn or halved, on what is kept', async () => {
    const booked = await paid({ couponCode: 'DIRECT15' });
    const total = 9600 * 0.85 * 1.05;
    expect(await view(booked)).toMatchObject({ total });
    await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = facts.promotions.map((offer) => (offer.kind === 'coupon' ? { ...offer, percent: 5 } : offer));
    });
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-04') })).toMatchObject([200, nothing]);
    await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [];
    });
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-04') })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-03') })).toMatchObject([
      200,
      { newTotal: total / 2, selection: { couponCode: 'DIRECT15' } },
    ]);
    // Other dates are other nights: nothing of the code is left, and the selection says so.
    const [status, moved] = await quote(booked, { stay: stay('2026-12-09', '2026-12-11') });
    expect([status, moved['newTotal'], moved['selection']]).toEqual([
      200,
      10_080,
      expect.not.objectContaining({ couponCode: 'DIRECT15' }),
    ]);
  });

  it('has what a code takes off once a booking, for the sum of all its nights, once', async () => {
    const codeOf = (off: number, minTotal: number): Promise<unknown> =>
      editHotel(engine, 1760, ({ facts }) => {
        facts.promotions = [{ id: 'code', kind: 'coupon', couponCode: 'SUM', off, minTotal }];
      });
    await codeOf(400, 9600);
    const booked = await paid({ couponCode: 'SUM' });
    expect(await view(booked)).toMatchObject({ total: 9660, bill: { additionalDiscount: 400 } });
    const longer = { stay: stay('2026-12-02', '2026-12-05') };
    // The third night is 5,280: with 9,600 it is 14,880. Of 400 nothing is left, of 1,000 there are 600.
    expect(await quote(booked, longer)).toMatchObject([200, { difference: 5544 }]);
    await codeOf(1000, 14_880);
    expect(await quote(booked, longer)).toMatchObject([200, { difference: 4914 }]);
    await codeOf(1000, 14_881);
    expect(await quote(booked, longer)).toMatchObject([200, { difference: 5544 }]);
  });

  it('to a stay that the hotel sells no more keeps it, and adds what it sells', async () => {
    const booked = await paid();
    await editHotel(engine, 1760, ({ facts }) => {
      facts.addons = facts.addons.filter(({ id }) => id !== 'airport-car');
      for (const room of facts.rooms) room.maxPax = 1;
    });
    const same = stay('2026-12-02', '2026-12-04');
    expect(await quote(booked, { stay: same })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: same, addons: car })).toEqual([422, { code: 'not_for_sale' }]);
  });

  it('adds to a stay that is not refundable, and takes nothing away from it', async () => {
    const booked = await paid({ ratePlanId: 'saver' });
    const same = stay('2026-12-02', '2026-12-04');
    expect(await quote(booked, { stay: same })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: same, addons: car })).toMatchObject([200, { difference: 1200 }]);
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-05') })).toMatchObject([200, { refund: 0 }]);
    for (const less of [stay('2026-12-02', '2026-12-03'), stay('2026-12-03', '2026-12-05')])
      expect(await quote(booked, { stay: less })).toEqual([409, { code: 'not_modifiable' }]);
  });

  it('is made as it was quoted, and the next one goes on from it', async () => {
    const booked = await paid();
    const [, first] = await quote(booked, { stay: stay('2026-12-02', '2026-12-03') });
    const body = { quoteToken: first['quoteToken'], due: first['due'], refund: first['refund'] };
    expect((await post(`bookings/${booked.bookingId}/modification`, body, booked.cookie)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ total: 5040 });
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-03') })).toMatchObject([200, nothing]);
    expect(await quote(booked, { stay: stay('2026-12-02', '2026-12-04') })).toMatchObject([200, { difference: 5040 }]);
  });

  it('to another plan brings that plan’s terms of today, and leaves those of the plan that is kept', async () => {
    const booked = await paid({ ratePlanId: 'flexible' });
    await editHotel(engine, 1760, ({ facts }) => {
      for (const plan of facts.ratePlans) plan.cancellation = [{ hoursBeforeCheckIn: 0, percent: 20 }];
    });
    const two = ['flexible', 'saver'].map((ratePlanId) => ({
      roomTypeId: 'courtyard-king',
      ratePlanId,
      adults: 2,
      childAges: [],
      infants: 0,
    }));
    const [, wanted] = await quote(booked, { stay: stay('2026-12-02', '2026-12-04'), rooms: two });
    const body = { quoteToken: wanted['quoteToken'], due: wanted['due'], refund: wanted['refund'] };
    await post(`bookings/${booked.bookingId}/modification`, body, booked.cookie);
    const { completeByRazorpay, openOrder } = await import('./journeys.ts');
    await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId), {
      paymentId: 'pay_2',
    });
    expect(await view(booked)).toMatchObject({
      rooms: [{ ratePlanId: 'flexible' }, { ratePlanId: 'saver' }],
      // 20 % of the saver of today, and from 48 hours before 50 % of the flexible one that was agreed.
      cancellation: [
        { hoursBeforeCheckIn: 48, percent: 20 },
        { hoursBeforeCheckIn: 0, percent: 50 },
      ],
    });
  });
});
