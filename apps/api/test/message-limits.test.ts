import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guestCalls } from './guest-calls.ts';
import { asha, book, completeByRazorpay, openOrder } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

describe('strangers', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', {
      RATE_LIMITS: 'on',
      STAY_MESSAGES_PER_DAY: '4',
      PLAN_MAILS_PER_DAY: '3',
      SMS_COUNTRIES: '91, 49',
    });
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());
  const relay = (): Promise<void> => guestCalls(engine).relay();
  const plan = async (days: number, purpose: string, language: string, email = 'victim@example.com'): Promise<void> => {
    const payload = { hotelId: 1760, days, purpose, language, email };
    await engine.app.inject({ method: 'POST', url: '/api/itineraries', payload });
  };

  it('have three plans a day mailed to one address, whatever they ask for', async () => {
    for (const days of [1, 2, 3]) for (const purpose of ['food', 'family', 'culture']) await plan(days, purpose, 'en');
    await plan(1, 'food', 'de', 'Victim@example.com');
    await relay();
    expect(engine.mails).toHaveLength(3);
    engine.pass(25 * 3_600_000);
    await plan(2, 'romance', 'de');
    await relay();
    expect(engine.mails).toHaveLength(4);
  });

  it('cannot have vouchers without payment rain on a number; a guest who paid gets every one', async () => {
    for (let at = 0; at < 7; at += 1) {
      const { bookingId, cookie } = await book(engine, { mode: 'at-property', checkIn: '2026-12-02' });
      await engine.app.inject({
        method: 'POST',
        url: `/api/bookings/${bookingId}/cancellation`,
        headers: { cookie, 'idempotency-key': randomUUID() },
        payload: { refund: 0 },
      });
      await relay();
      engine.pass(1000);
    }
    expect([engine.sms.length, engine.mails.length]).toEqual([4, 4]);
    const { bookingId } = await book(engine);
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    await relay();
    expect([engine.sms.length, engine.mails.length]).toEqual([5, 5]);
  });

  it('get no SMS sent to countries that are not named', async () => {
    const contactNumber = '+8821312345678';
    await book(engine, { mode: 'at-property', body: { travellers: [{ ...asha, contactNumber }] } });
    await relay();
    expect([engine.sms.length, engine.mails.length]).toEqual([0, 1]);
  });
});
