import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { brokenInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { postWebhook } from './webhook.ts';
import { bothKinds } from './database-kinds.ts';

const minute = 60_000;
const rounds = isNight ? { pglite: 12, postgresql: 20 } : { pglite: 4, postgresql: 8 };

/** Numbers that only look like chance: a failing run can be run again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

describe.each(bothKinds)('whatever guests, properties and gateways do at once on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
  });
  afterAll(() => engine.close());

  it('keeps every promise', async () => {
    const random = chance(kind.length);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const bookings: Booked[] = [];
    const orders: { bookingId: string; orderId: string }[] = [];
    const send = async (path: string, payload: object, headers: Record<string, string> = {}): Promise<void> => {
      const response = await engine.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { 'idempotency-key': randomUUID(), ...headers },
        payload,
      });
      if (response.statusCode >= 500 && response.statusCode !== 502)
        throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    };
    const asProperty = (booked: Booked): Record<string, string> => ({
      authorization: `Bearer ${signedKeyOf(Number(booked.bookingId.split('_')[0]), engine.deps.settings.propertyKeySecret ?? '')}`,
    });
    const stayOf = (): { checkIn: string; checkOut: string } => {
      const from = 2 + Math.floor(random() * 4);
      return { checkIn: `2026-12-0${from}`, checkOut: `2026-12-0${from + 1 + Math.floor(random() * 3)}` };
    };
    const make = async (): Promise<void> => {
      const hotelId = random() < 0.6 ? 1760 : 2116;
      const mode = random() < 0.3 ? 'at-property' : 'online';
      const made = await book(engine, {
        hotelId,
        mode,
        plan: random() < 0.3 ? 'advance' : 'full',
        ...stayOf(),
      }).catch((cause: unknown) => String(cause));
      if (typeof made !== 'string') bookings.push(made);
      else if (!/sold_out/.test(made)) throw new Error(made);
    };
    const openOne = async ({ bookingId }: Booked): Promise<void> => {
      const orderId = await openOrder(engine, bookingId).catch(() => null);
      if (orderId !== null) orders.push({ bookingId, orderId });
    };
    const deeds: readonly ((booked: Booked) => Promise<unknown>)[] = [
      openOne,
      openOne,
      async ({ bookingId }) => {
        const order = orders.find((one) => one.bookingId === bookingId);
        if (order !== undefined)
          await completeByRazorpay(engine, bookingId, order.orderId, { paymentId: `pay_${order.orderId}` });
      },
      async () => {
        const order = pick(orders);
        if (order === undefined) return;
        const event = random() < 0.25 ? 'payment.failed' : random() < 0.5 ? 'order.paid' : 'payment.captured';
        const hook = {
          event,
          orderId: order.orderId,
          paymentId: `pay_${order.orderId}`,
          eventId: `event-${order.orderId}-${event}`,
        };
        await Promise.all([postWebhook(engine, hook), postWebhook(engine, hook)]);
      },
      async ({ bookingId, cookie }) => {
        const quoted = await engine.app.inject({
          method: 'POST',
          url: `/api/bookings/${bookingId}/cancellation-quote`,
          headers: { cookie },
          payload: {},
        });
        if (random() < 0.4 && quoted.statusCode === 200)
          await send(
            `bookings/${bookingId}/cancellation`,
            { refund: quoted.json<{ refund: number }>().refund },
            { cookie },
          );
      },
      async ({ bookingId, cookie }) => {
        const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }];
        const quoted = await engine.app.inject({
          method: 'POST',
          url: `/api/bookings/${bookingId}/modification-quote`,
          headers: { cookie },
          payload: { stay: { kind: 'nights', ...stayOf() }, rooms },
        });
        if (quoted.statusCode !== 200) return;
        const { quoteToken, due, refund } = quoted.json<{ quoteToken: string; due: number; refund: number }>();
        await send(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, { cookie });
        await openOne({ bookingId, cookie, status: '' });
      },
      (booked) => send(`property/bookings/${booked.bookingId}/confirmation`, {}, asProperty(booked)),
      (booked) => send(`property/bookings/${booked.bookingId}/price-revision`, { price: 7000 }, asProperty(booked)),
      (booked) =>
        send(
          `bookings/${booked.bookingId}/price-revision`,
          { decision: random() < 0.6 ? 'accept' : 'refuse', updatedPrice: 7000 },
          { cookie: booked.cookie },
        ),
      (booked) =>
        random() < 0.2
          ? send(`property/bookings/${booked.bookingId}/rejection`, {}, asProperty(booked))
          : Promise.resolve(),
      (booked) =>
        random() < 0.1
          ? send(`property/bookings/${booked.bookingId}/cancellation`, { refund: 3000 }, asProperty(booked))
          : Promise.resolve(),
      () => expireBookings(engine.deps),
      () => relayOutbox(engine.deps),
      () => reconcilePayments(engine.deps),
    ];
    for (let round = 0; round < rounds[kind]; round += 1) {
      await Promise.all([
        ...Array.from({ length: 4 }, make),
        ...Array.from({ length: 16 }, async () => {
          const booked = pick(bookings);
          if (booked !== undefined) await pick(deeds)?.(booked);
        }),
      ]);
      engine.razorpay.isDown = random() < 0.2;
      engine.razorpay.refundsEnd = pick(['processed', 'processed', 'pending', 'failed'] as const) ?? 'processed';
      engine.pass(Math.floor(random() * 6 * minute));
      expect(await brokenInvariants(engine.deps.db), `after round ${round}`).toEqual({});
    }
    const statuses = await engine.deps.db.selectFrom('booking').select('status').distinct().execute();
    expect(statuses.length).toBeGreaterThan(3);
  });
});
