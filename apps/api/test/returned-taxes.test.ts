import { beforeEach, describe, expect, it } from 'vitest';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Taxes of a stay that does not take place.

describe('a city tax of a stay that does not take place', () => {
  const engine = openEngine();
  const { paid, post, relay, view } = guestCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      const plain = { level: 'room', index: 0, useIndex: null, priceFrom: null, priceTo: null } as const;
      const always = { validFrom: null, validTo: null, inclusive: false };
      facts.taxes = [
        { ...plain, ...always, id: 'city', name: 'City Tax', taxType: 'fixed', tax: 500 },
        { ...plain, ...always, id: 'levy', name: 'Levy', taxType: 'percentage', tax: 5, ifCancelled: 'returned' },
        { ...plain, ...always, id: 'vat', name: 'VAT', taxType: 'percentage', tax: 10 },
      ];
    });
  });
  // Two nights of 4,300: city tax 1,000, levy 430, VAT 860.
  const total = 8600 + 1000 + 430 + 860;

  it('comes back of a stay that is not refundable, and only it', async () => {
    const booked = await paid({ ratePlanId: 'saver' });
    expect(await view(booked)).toMatchObject({ total });
    const quoted = await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie);
    expect(answer(quoted)).toMatchObject([
      200,
      { feePercent: 100, fee: 9460, penalty: 9460, processingCharge: 0, refund: 1430, returnedTaxes: 1430 },
    ]);
    await relay();
    expect(engine.mails.find(({ subject }) => subject.includes('Sandalwood'))?.text).toContain('1,430');
    expect((await post(`bookings/${booked.bookingId}/cancellation`, { refund: 1430 }, booked.cookie)).statusCode).toBe(
      200,
    );
    expect(await view(booked)).toMatchObject({ status: 'cancelled', refundAmount: 1430, kept: 9460 });
  });

  it('is in no fee of a tier: half of the rest is kept', async () => {
    const booked = await paid({ ratePlanId: 'flexible' });
    engine.pass(new Date('2026-12-01T06:00:00Z').getTime() - engine.deps.clock().getTime());
    const whole = 9600 + 1000 + 480 + 960;
    const fee = (whole - 1480) / 2;
    const charge = Math.round((whole - fee) * 0.025);
    const quoted = await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie);
    expect(answer(quoted)).toMatchObject([200, { feePercent: 50, fee, refund: whole - fee - charge }]);
  });

  it('comes back of a night that a change takes away', async () => {
    const booked = await paid({ ratePlanId: 'flexible' });
    engine.pass(new Date('2026-12-01T06:00:00Z').getTime() - engine.deps.clock().getTime());
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' };
    const quoted = await post(`bookings/${booked.bookingId}/modification-quote`, { stay }, booked.cookie);
    // The night is 4,800 with 480 VAT, of which half is kept; its 740 of city tax and levy are not.
    expect(answer(quoted)).toMatchObject([200, { difference: -6020, penalty: 2640, refund: 3380 - 85 }]);
  });
});
