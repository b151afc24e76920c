import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { transact } from '../src/database/transact.ts';
import type { HotelRecord } from '../src/features/catalogue/hotels/hotel-record.ts';
import { reviseRequest } from '../src/features/reservations/property-acts/move-request.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: States and selection (Other times, Revised price).

const hour = 3_600_000;

describe('a guest', () => {
  const engine = openEngine();
  const { paid, post, view } = guestCalls(engine);

  it('asks to arrive early, a few times, while the stay lasts', async () => {
    const booked = await paid();
    const key = randomUUID();
    const ask = (): Promise<LightMyRequestResponse> =>
      post(
        `bookings/${booked.bookingId}/requests`,
        { kind: 'arrival', time: '09:30', note: 'night train' },
        booked.cookie,
        key,
      );
    const [status, made] = answer(await ask());
    expect([status, made]).toMatchObject([201, { kind: 'arrival', time: '09:30', status: 'open', answer: null }]);
    expect(answer(await ask())).toEqual([201, made]);
    expect(await view(booked)).toMatchObject({ requests: [made] });
    engine.pass(20 * 24 * hour);
    expect(
      answer(await post(`bookings/${booked.bookingId}/requests`, { kind: 'departure', time: '13:00' }, booked.cookie)),
    ).toEqual([409, { code: 'too_late' }]);
  });

  it('refuses a revised price and has everything back', async () => {
    const booked = await book(engine, { hotelId: 2116 });
    await transact(engine.deps.db, async (tx) =>
      reviseRequest(
        tx,
        (await engine.deps.hotels.byId(2116)) as HotelRecord,
        booked.bookingId,
        12_000,
        engine.deps.clock(),
        hour,
      ),
    );
    const refuse = (updatedPrice: number): Promise<LightMyRequestResponse> =>
      post(`bookings/${booked.bookingId}/price-revision`, { decision: 'refuse', updatedPrice }, booked.cookie);
    expect(answer(await refuse(11_000))).toEqual([409, { code: 'price_changed' }]);
    expect(answer(await refuse(12_000))).toMatchObject([200, { booking: { status: 'rejected' } }]);
    expect(answer(await refuse(12_000))).toEqual([409, { code: 'not_revised' }]);
  });

  it('has a copy of everything, and is forgotten when the stay is over', async () => {
    const booked = await paid({ body: { specialRequests: 'a cot' } });
    const copy = await engine.app.inject({
      url: `/api/bookings/${booked.bookingId}/personal-data`,
      headers: { cookie: booked.cookie },
    });
    expect(copy.body).toMatch(/Asha Rao.*a cot|a cot.*Asha Rao/);
    expect(answer(await post(`bookings/${booked.bookingId}/erasure`, {}, booked.cookie))).toEqual([
      409,
      { code: 'booking_active' },
    ]);
    engine.pass(20 * 24 * hour);
    expect((await post(`bookings/${booked.bookingId}/erasure`, {}, booked.cookie)).statusCode).toBe(200);
    const row = await engine.deps.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Asha|98450|asha@|a cot/);
    expect(row.total).toBe(10_080);
  });
});
