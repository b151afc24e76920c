import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { lapseShares } from '../src/features/reservations/shares/lapse-shares.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import type { Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';
import { authorizationOf } from './tenancy/two-guests.ts';

/** Few walks by day: each looks at every invariant after every step. */
const runs = isNight ? 300 : 6;
const price = 10_080;

describe.each(playedGateways)('money of several payers at %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const { post, relay } = guestCalls(engine);
  const { divide, divided, listed, order, share, send } = shareCalls(engine, gateway);

  const books = async ({ bookingId }: Booked) => {
    const { hotel_id, booking_id } = bookingKey(1760, bookingId);
    const { db } = engine.deps;
    const payments = await db
      .selectFrom('payment')
      .select(['payment_id', 'amount'])
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .where('status', '=', 'captured')
      .execute();
    const refunds = await db
      .selectFrom('refund')
      .select(['payment_id', 'amount'])
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .where('status', 'not in', ['superseded', 'failed'])
      .execute();
    return payments.map(({ payment_id: id, amount }) => ({
      id,
      amount,
      back: refunds.reduce((sum, one) => sum + (one.payment_id === id ? one.amount : 0), 0),
    }));
  };
  const atProperty = (path: string, payload: object) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      payload,
    });

  let paid = 0;
  const open = new Set<string>();
  const capture = (orderId: string) => gateway.tell({ orderId, paymentId: `pay_law${(paid += 1)}` });
  type Act = (booked: Booked, part: number) => Promise<unknown>;
  const pick = async (booked: Booked, part: number): Promise<string> => {
    const { shares } = await listed(booked);
    return shares[Math.floor((part / 101) * shares.length)]?.shareId ?? '';
  };
  const acts: Readonly<Record<string, Act>> = {
    'divides again': async (booked, part) => {
      const { left, shares } = await listed(booked);
      const kept = shares.filter(({ state }) => state === 'open').slice(0, part % 2);
      const amount = Math.max(1, Math.floor((left * part) / 100));
      return divide(booked, [
        ...kept.map(({ shareId, label }) => ({ shareId, label, amount: 1 })),
        { label: 'Kim', amount },
      ]);
    },
    'opens an order of a share': async (booked, part) => {
      const id = await pick(booked, part);
      if (id === '') return;
      const reply = await order(id, (await share(id)).payable);
      if (reply.statusCode === 201) open.add(reply.json<{ order_id: string }>().order_id);
    },
    'opens an order for the rest': async ({ bookingId }) => {
      const reply = await post(`bookings/${bookingId}/payment-orders`, {});
      if (reply.statusCode === 201) open.add(reply.json<{ order_id: string }>().order_id);
    },
    // Whatever was opened, whenever: once or twice.
    'pays an order': async (_, part) => {
      const orderId = [...open][part % Math.max(1, open.size)];
      if (orderId !== undefined) await capture(orderId);
    },
    'declines a share': async (booked, part) => send('POST', `shares/${await pick(booked, part)}/decline`),
    'pays in cash': ({ bookingId }, part) =>
      atProperty(`${bookingId}/payments`, { amount: Math.max(1, part * 20), method: 'cash' }),
    'gets a part back': async (booked, part) => {
      const before = await books(booked);
      const reply = await atProperty(`${booked.bookingId}/refunds`, { amount: Math.max(1, part * 30) });
      if (reply.statusCode !== 200) return;
      const after = await books(booked);
      const left = before.reduce((sum, one) => sum + one.amount - one.back, 0);
      const given = after.reduce((sum, one, place) => sum + one.back - (before[place]?.back ?? 0), 0);
      const several = await engine.deps.db
        .selectFrom('payment')
        .select('share_id')
        .where('hotel_id', '=', 1760)
        .where('booking_id', '=', bookingKey(1760, booked.bookingId).booking_id)
        .where('status', '=', 'captured')
        .where('share_id', 'is not', null)
        .execute();
      if (several.length === 0) return;
      for (const one of before) {
        const now = after.find(({ id }) => id === one.id);
        const exact = left === 0 ? 0 : (given * (one.amount - one.back)) / left;
        expect(Math.abs((now?.back ?? 0) - one.back - exact)).toBeLessThan(1.001);
      }
    },
    cancels: async ({ bookingId, cookie }, part) => {
      // Seldom, so that most stays go on.
      if (part < 70) return;
      const [status, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
      if (status === 200) await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
    },
    'lets days pass': async (_, part) => {
      engine.pass((part % 4) * 24 * 3_600_000);
      await lapseShares(engine.deps);
    },
    'sees its refunds made': relay,
  };

  // Shows docs/rules.md: Several payers (Never more than is due, Refunds).
  it('whoever pays, declines, divides and cancels in any order: never is more kept than is due, and nobody gets back more than they paid', async () => {
    const met = new Set<string>();
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.integer({ min: 1, max: 100 })), {
      minLength: 4,
      maxLength: 14,
    });
    await fc.assert(
      fc
        .asyncProperty(steps, async (walk) => {
          open.clear();
          const booked = await divided([4000, 3333, price - 7333]);
          for (const [act, part] of walk) {
            await acts[act]?.(booked, part);
            met.add(act);
            await requireInvariants(engine.deps.db);
            const money = await books(booked);
            for (const { amount, back } of money) expect(back).toBeLessThanOrEqual(amount);
            expect(money.reduce((sum, { amount, back }) => sum + amount - back, 0)).toBeLessThanOrEqual(price);
          }
        })
        .afterEach(() => engine.reset()),
      { numRuns: runs },
    );
    // Some fifty steps by day may leave one of ten acts out.
    expect(Object.keys(acts).filter((one) => isNight && !met.has(one))).toEqual([]);
  }, 300_000);
});
