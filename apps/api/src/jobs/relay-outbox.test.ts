import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asha, book, completeByRazorpay, openOrder, type Booked } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { expireBookings } from '../features/reservations/booking-life/expire-bookings.ts';
import { relayOutbox } from './relay-outbox.ts';

const hour = 3_600_000;

describe('outbox messages', () => {
  const engine = openEngine();

  const subjects = (): string[] => engine.mails.map((mail) => mail.subject);
  const cancel = ({ bookingId, cookie }: Booked, refund: number): Promise<{ statusCode: number }> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/cancellation`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload: { refund },
    });

  it('does not wait for a gateway that is slow', async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    await cancel(booked, 0);
    await completeByRazorpay(engine, booked.bookingId, orderId);
    await engine.app.inject({
      method: 'POST',
      url: '/api/booking-lookups',
      payload: { hotelId: 1760, identifier: asha.contactNumber },
    });
    const pay = engine.razorpay.refund.bind(engine.razorpay);
    engine.razorpay.refund = async (refund) => {
      while (!engine.sms.some(({ text }) => text.includes('is your code')))
        await new Promise((resolve) => setImmediate(resolve));
      return pay(refund);
    };
    await relayOutbox(engine.deps);
    engine.razorpay.refund = pay;
    expect(engine.razorpay.refunds.size).toBe(1);
  });

  it('is no voucher of a booking that was cancelled before it could be sent', async () => {
    await cancel(await book(engine, { mode: 'at-property' }), 0);
    await relayOutbox(engine.deps);
    expect(subjects()).toEqual([expect.stringMatching(/is cancelled$/)]);
    expect(engine.sms.map(({ text }) => text)).toEqual([expect.stringContaining('is cancelled')]);
  });

  it('tells a guest whose request nobody answered, and none who let a payment run out', async () => {
    await book(engine, { hotelId: 2116, body: { language: 'de' } });
    await book(engine);
    await relayOutbox(engine.deps);
    engine.pass(25 * hour);
    expect(await expireBookings(engine.deps)).toBe(2);
    await relayOutbox(engine.deps);
    expect(subjects()).toEqual([expect.stringContaining('erhalten'), expect.stringContaining('abgelaufen')]);
  });

  it('is given up when nobody takes it for three days, and counted; money never is', async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    await cancel(booked, 0);
    await completeByRazorpay(engine, booked.bookingId, orderId);
    const sendSms = engine.deps.messages.sendSms.bind(engine.deps.messages);
    let tries = 0;
    engine.deps.messages.sendSms = async () => {
      tries += 1;
      throw new Error('no such number');
    };
    engine.razorpay.isDown = true;
    const relayFor = async (hours: number): Promise<number> => {
      const before = tries;
      for (let passed = 0; passed < hours; passed += 1) {
        await relayOutbox(engine.deps);
        engine.pass(hour);
      }
      return tries - before;
    };
    try {
      await relayFor(71);
      expect(await relayFor(4)).toBeGreaterThan(0);
      expect(await relayFor(4)).toBe(0);
    } finally {
      engine.deps.messages.sendSms = sendSms;
    }
    const left = await engine.deps.db
      .selectFrom('outbox')
      .select(['kind', 'done_at', 'given_up_at'])
      .where('kind', 'in', ['refund', 'notice-sms'])
      .execute();
    expect(left.filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', done_at: null, given_up_at: null },
    ]);
    expect(left.filter(({ kind }) => kind === 'notice-sms').every(({ given_up_at: at }) => at !== null)).toBe(true);
    const metrics = (await engine.app.inject({ url: '/metrics' })).body;
    expect(metrics).toContain(`outbox_given_up{kind="notice-sms"} ${left.length - 1}`);
    engine.razorpay.isDown = false;
    await relayOutbox(engine.deps);
    expect(engine.razorpay.refunds.size).toBe(1);
  });

  it('tells a guest whose money goes back by itself', async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    await cancel(booked, 0);
    await completeByRazorpay(engine, booked.bookingId, orderId);
    await relayOutbox(engine.deps);
    expect(subjects()).toContainEqual(expect.stringContaining('We are sending back your payment'));
  });

  it('begins nothing while the engine stops, and leaves it to whoever comes next, at once', async () => {
    await book(engine, { mode: 'at-property' });
    expect(await relayOutbox(engine.deps, () => true)).toBe(0);
    expect([engine.mails.length, engine.sms.length]).toEqual([0, 0]);
    expect(await relayOutbox(engine.deps)).toBeGreaterThan(1);
    expect([engine.mails.length, engine.sms.length]).toEqual([1, 1]);
  });

  it('ends what it has begun', async () => {
    await book(engine, { mode: 'at-property' });
    let begun = 0;
    expect(await relayOutbox(engine.deps, () => (begun += 1) > 1)).toBe(1);
    await relayOutbox(engine.deps);
    expect([engine.mails.length, engine.sms.length]).toEqual([1, 1]);
  });
});
