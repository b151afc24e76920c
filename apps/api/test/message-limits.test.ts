import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
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
      PLAN_MAILS_PER_DAY_FROM_ADDRESS: '10',
      SMS_COUNTRIES: '91, 49',
    });
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());
  const relay = (): Promise<void> => guestCalls(engine).relay();
  const plan = async (
    days: number,
    purpose: string,
    language: string,
    email = 'victim@example.com',
    address = '203.0.113.7',
  ): Promise<LightMyRequestResponse> => {
    const payload = { hotelId: 1760, days, purpose, language, email };
    return engine.app.inject({
      method: 'POST',
      url: '/api/itineraries',
      headers: { 'x-forwarded-for': address },
      payload,
    });
  };
  const send = (path: string, payload: object, address: string): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
      payload: { hotelId: 1760, ...payload },
    });

  it('have three plans a day mailed to one address, whatever they ask for', async () => {
    for (const days of [1, 2, 3])
      for (const [at, purpose] of ['food', 'family', 'culture'].entries())
        await plan(days, purpose, 'en', 'victim@example.com', `198.51.100.${days * 10 + at}`);
    await plan(1, 'food', 'de', 'Victim@example.com');
    await relay();
    expect(engine.mails).toHaveLength(3);
    engine.pass(25 * 3_600_000);
    await plan(2, 'romance', 'de');
    await relay();
    expect(engine.mails).toHaveLength(4);
  });

  it('have three mailed to one mailbox, however its address is spelt', async () => {
    for (let at = 0; at < 9; at += 1) await plan(1, 'food', 'en', `victim+${at}@example.com`, `203.0.113.${at}`);
    await relay();
    expect(engine.mails.map(({ to }) => to)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^victim\+\d@example\.com$/)),
    );
    for (const email of ['a.victim@gmail.com', 'avictim@gmail.com', 'a.v.ictim+x@googlemail.com', 'Av.ictim@gmail.com'])
      await plan(1, 'food', 'en', email, `198.51.100.${email.length}`);
    await relay();
    expect(engine.mails).toHaveLength(6);
  });

  it('from one network leave a plan of the day to whose mailbox it is', async () => {
    for (const days of [1, 2, 3]) await plan(days, 'food', 'en');
    await relay();
    expect(engine.mails).toHaveLength(2);
    await plan(1, 'culture', 'en', 'victim@example.com', '198.51.100.1');
    await relay();
    expect(engine.mails).toHaveLength(3);
  });

  it('have ten mails a day sent to others from one network address, of all kinds together, and hear no difference', async () => {
    const answers = [];
    for (let at = 1; at <= 5; at += 1) {
      const from = `2001:db8:0:1::${at}`;
      const fullName = 'A';
      const company = { company: 'Acme', fullName, contactNumber: '+919845012345', roomNights: 40 };
      const stay = { checkIn: '2026-12-24', checkOut: '2026-12-26', adults: 2, childAges: [], infants: 0 };
      answers.push([
        await plan(1, 'food', 'en', `plan${at}@example.com`, from),
        await send('newsletter-subscriptions', { email: `letters${at}@example.com`, language: 'en' }, from),
        await send('corporate-enquiries', { ...company, email: `company${at}@example.com`, language: 'en' }, from),
        await send('availability-alerts', { ...stay, email: `alert${at}@example.com`, language: 'en' }, from),
      ]);
    }
    const [first = []] = answers;
    for (const each of answers)
      expect(each.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        first.map(({ statusCode, body }) => [statusCode, body]),
      );
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 202, 202, 202]);
    await relay();
    // The hotel hears of every enquiry all the same, and the next network is not held to account.
    expect(Map.groupBy(engine.mails, ({ purpose }) => purpose === 'desk')).toEqual(
      new Map([
        [true, Array.from({ length: 5 }, () => expect.anything())],
        [false, Array.from({ length: 10 }, () => expect.anything())],
      ]),
    );
    await plan(2, 'food', 'en', 'next@example.com', '2001:db8:0:2::1');
    await relay();
    expect(engine.mails.some(({ to }) => to === 'next@example.com')).toBe(true);
    engine.pass(25 * 3_600_000);
    await plan(2, 'food', 'en', 'tomorrow@example.com', '2001:db8:0:1::1');
    await relay();
    expect(engine.mails.some(({ to }) => to === 'tomorrow@example.com')).toBe(true);
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
