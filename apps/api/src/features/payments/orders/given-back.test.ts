import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireInvariants } from '../../../../test/invariants.ts';
import { book, completeByRazorpay, openOrder, statusOf } from '../../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { reconcilePayments } from './reconcile-payments.ts';

// Shows docs/rules.md: Money at the gateway (Money that was sent back never confirms a stay).

const minute = 60_000;
const price = 1_008_000;

/** Each with what goes back of it by us: money that is left of a payment is not the money that was asked for. */
const payments = [
  ['given back in full', { status: 'refunded', captured: true, amount_refunded: price }, []],
  ['let go of by the gateway', { status: 'refunded', captured: false, amount_refunded: price }, []],
  ['given back in part', { status: 'captured', captured: true, amount_refunded: 8000 }, [price - 8000]],
  ['called captured that is not', { status: 'captured', captured: false, amount_refunded: 0 }, []],
] as const;

describe('money at the India gateway', () => {
  let stands: object = {};
  let refunded: number[] = [];
  const gateway = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse((await text(request)) || '{}') as { amount?: number; currency?: string };
      const payment = { id: 'pay_1', order_id: 'order_1', amount: price, currency: 'INR', ...stands };
      const path = request.url ?? '';
      if (path.endsWith('/refund')) refunded.push(body.amount ?? 0);
      const answer = path.endsWith('/refund')
        ? { id: 'rfnd_1', status: 'processed' }
        : path.includes('/orders/order_1/payments')
          ? { items: [payment] }
          : path === '/v1/orders'
            ? { id: 'order_1', amount: body.amount, currency: body.currency }
            : payment;
      response.end(JSON.stringify(answer));
    })();
  });
  let engine: TestEngine;
  beforeAll(async () => {
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    engine = await startTestEngine('postgresql', { RAZORPAY_URL: url });
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
    refunded = [];
  });
  afterAll(async () => {
    await engine.close();
    gateway.closeAllConnections();
    gateway.close();
  });
  const relay = async (): Promise<void> => {
    while ((await relayOutbox(engine.deps)) > 0);
  };

  it.each(payments)('%s confirms no stay by the word of the guest’s page', async (_what, payment, back) => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    stands = payment;
    expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_1' })).statusCode).toBe(409);
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    // The signed word can be kept and sent later, when the rooms are free again.
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
    expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_1' })).statusCode).toBe(409);
    await relay();
    expect([await statusOf(engine, bookingId), refunded]).toEqual(['expired', back]);
  });

  it.each(payments)('%s confirms no stay when the gateway is asked', async (_what, payment, back) => {
    const { bookingId } = await book(engine);
    await openOrder(engine, bookingId);
    stands = payment;
    engine.pass(minute);
    expect(await reconcilePayments(engine.deps)).toBe(1);
    await relay();
    expect([await statusOf(engine, bookingId), refunded]).toEqual(['payment_pending', back]);
  });

  it('that is kept confirms, and goes on doing so when it is given back later', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    stands = { status: 'captured', captured: true, amount_refunded: 0 };
    expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_1' })).statusCode).toBe(200);
    stands = { status: 'captured', captured: true, amount_refunded: 8000 };
    await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_1' });
    await relay();
    expect([await statusOf(engine, bookingId), refunded]).toEqual(['confirmed', []]);
  });
});
