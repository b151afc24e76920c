import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';

const hour = 3_600_000;

describe('a hotel that keeps less than all on the check-in day and of a no-show', () => {
  const engine = openEngine();
  const { paid, post, relay, view } = guestCalls(engine);

  // Before the hotel is read for the first time.
  beforeAll(async () => {
    const penalties = JSON.stringify({ checkInDayPercent: 60, noShowPercent: 80 });
    await sql`update hotel set facts = jsonb_set(facts, '{penalties}', ${penalties}::jsonb) where hotel_id = 1760`.execute(
      engine.deps.db,
    );
  });

  it('says so with its facts and with the booking, and asks no more of who cancels on that day', async () => {
    const booked = await paid();
    expect((await engine.app.inject('/api/hotels/1760')).json()).toMatchObject({
      penalties: { checkInDayPercent: 60, noShowPercent: 80 },
    });
    expect(await view(booked)).toMatchObject({ penalties: { checkInDayPercent: 60, noShowPercent: 80 }, leastFee: 0 });
    engine.pass(9 * 24 * hour);
    expect(answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie))).toMatchObject([
      200,
      { reason: 'check_in_day', feePercent: 60, fee: 6048, processingCharge: 101, refund: 3931 },
    ]);
  });

  it('keeps its share of what a guest paid who did not come, and gives the rest back', async () => {
    const booked = await paid();
    engine.pass(10 * 24 * hour);
    const key = signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '');
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${booked.bookingId}/no-show`,
      headers: { authorization: `Bearer ${key}` },
    });
    await relay();
    expect(await view(booked)).toMatchObject({
      status: 'no_show',
      kept: 8114,
      refundAmount: 1966,
      refunds: [{ amount: 1966, status: 'processed', reason: 'no_show' }],
    });
  });
});
