import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { transact } from '../src/database/transact.ts';
import { settle } from '../src/features/payments/orders/settle.ts';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { answerRevision } from '../src/features/reservations/price-revisions/answer-revision.ts';
import { dyingBefore, Killed, untilKilled } from './dying-before.ts';
import { brokenInvariants } from './invariants.ts';
import { openOrder, statusOf } from './journeys.ts';
import { byDay, isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { paidRequests, price, takePaidRequests, type PaidRequest } from './paid-requests.ts';
import { playedGateways, playGateway } from './played-gateways.ts';
import { paymentOf } from './test-gateway.ts';

// Shows docs/rules.md: Requests that are paid (Nothing is kept, Two at once).

const acts = [
  'tell',
  'fail',
  'pay',
  'more',
  'less',
  'accept',
  'refuse',
  'confirm',
  'reject',
  'withdraw',
  'wait',
] as const;
type Act = (typeof acts)[number];

/** What a booking that was confirmed, or waits for its hotel, has at least of its guest's money; and any other at most. */
const leastKept = (status: string, due: number): number =>
  ['confirmed', 'requested', 'price_revised'].includes(status) ? due : 0;
const mostKept = (status: string, due: number, total: number): number => {
  if (status === 'confirmed') return total;
  return ['requested', 'price_revised', 'payment_pending'].includes(status) ? due : 0;
};

describe.each(byDay(['stripe'], playedGateways))('requests that are paid at %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  takePaidRequests(engine);
  const { held, paid, act, revise, answer, post, view, givenBack, captured } = paidRequests(engine, gateway);

  /** One act of a walk, as far as it can be done at that moment; a refusal is an answer like another. */
  async function step(request: PaidRequest, one: Act, known: string[]): Promise<void> {
    const { updatedPrice = null } = (await view(request)) as { updatedPrice?: number | null };
    const [newest = ''] = known;
    const oldest = known.at(-1) ?? '';
    switch (one) {
      case 'tell':
        await gateway.tell({ orderId: oldest, paymentId: paymentOf(oldest) });
        return;
      case 'fail':
        await gateway.tell({ event: 'payment.failed', orderId: newest, paymentId: paymentOf(newest) });
        return;
      case 'pay': {
        const orderId = await openOrder(engine, request.bookingId).catch(() => null);
        if (orderId === null) return;
        if (!known.includes(orderId)) known.unshift(orderId);
        await gateway.complete(request.bookingId, orderId, { paymentId: paymentOf(orderId) });
        return;
      }
      case 'more':
      case 'less':
        await revise(request, one === 'more' ? 12_345 : 6789);
        return;
      case 'accept':
      case 'refuse':
        await answer(request, one, updatedPrice ?? 1);
        return;
      case 'confirm':
      case 'reject':
        await act(request, one === 'confirm' ? 'confirmation' : 'rejection');
        return;
      case 'withdraw': {
        const quote = await post(`bookings/${request.bookingId}/cancellation-quote`, {}, request.cookie);
        const { refund = 0, penalty = 0 } = quote.json<{ refund?: number; penalty?: number }>();
        // What a confirmed stay costs is another law's.
        if (penalty === 0 && (await statusOf(engine, request.bookingId)) !== 'confirmed')
          await post(`bookings/${request.bookingId}/cancellation`, { refund }, request.cookie);
        return;
      }
      case 'wait':
        engine.pass(engine.deps.settings.holdMs + 1000);
        await expireBookings(engine.deps);
    }
  }

  it('end as a stay with what it asks for, or with nothing of anybody’s money, on any way', async () => {
    let place = 0;
    let before = 0;
    const walk = fc.record({
      plan: fc.constantFrom('full', 'advance'),
      steps: fc.array(fc.constantFrom(...acts), { minLength: 3, maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ plan, steps }) => {
        place += 1;
        const day = new Date(Date.UTC(2027, 5, 1 + 2 * place)).toISOString().slice(0, 10);
        const next = new Date(Date.UTC(2027, 5, 2 + 2 * place)).toISOString().slice(0, 10);
        const request = await held({ plan, checkIn: day, checkOut: next });
        const known = [request.orderId];
        for (const one of steps) await step(request, one, known);
        const back = (await givenBack()) - before;
        before += back;
        const kept = (await captured(request)) - back;
        const { status, total } = (await view(request)) as { status: string; total: number };
        const { hotel_id, booking_id } = bookingKey(1760, request.bookingId);
        const { due_now: due } = await engine.deps.db
          .selectFrom('booking')
          .select('due_now')
          .where('hotel_id', '=', hotel_id)
          .where('booking_id', '=', booking_id)
          .executeTakeFirstOrThrow();
        expect([status, kept >= leastKept(status, due), kept <= mostKept(status, due, total)]).toEqual([
          status,
          true,
          true,
        ]);
        expect(await brokenInvariants(engine.deps.db)).toEqual({});
      }),
      { numRuns: isNight ? 40 : 4, seed: 64_007 },
    );
  }, 180_000);

  const steps = Array.from({ length: 8 }, (_, at) => at + 1);

  it.each(steps)('are put once where the engine is killed before step %i of taking the money', async (last) => {
    const { bookingId, orderId } = await held();
    const dying = dyingBefore(engine.deps, last);
    const result = { kind: 'captured', gatewayPaymentId: paymentOf(orderId), gatewayTransactionId: null } as const;
    const row = await engine.deps.db
      .selectFrom('payment')
      .selectAll()
      .where('gateway_order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const money = { amount: price * 100, currency: row.currency };
    await untilKilled(
      settle(dying.deps, {
        hotelId: 1760,
        gateway: name,
        vendor: row.vendor,
        orderId,
        result: { ...result, ...money },
      }),
    );
    await gateway.tell({ orderId });
    await gateway.complete(bookingId, orderId);
    expect(await statusOf(engine, bookingId)).toBe('requested');
    expect(engine.propertyMails.length).toBeLessThanOrEqual(1);
    expect(await givenBack()).toBe(0);
    expect(engine.propertyMails).toHaveLength(1);
  });

  it.each(steps)('give all back once where the engine is killed before step %i of letting them go', async (last) => {
    await paid();
    engine.pass(engine.deps.settings.requestMs + 1000);
    const dying = dyingBefore(engine.deps, last);
    await untilKilled(expireBookings(dying.deps));
    await expireBookings(engine.deps);
    expect(await givenBack()).toBe(price);
  });

  it.each([
    ['accept', 9000],
    ['accept', 12_000],
    ['refuse', 9000],
  ] as const)('stand as before where the engine is killed at the end of an answer: %s at %i', async (decision, to) => {
    const request = await paid();
    await revise(request, to);
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    await untilKilled(
      transact(engine.deps.db, async (tx) => {
        const { bookingId } = request;
        await answerRevision(tx, hotel, bookingId, { decision, updatedPrice: to }, engine.deps.clock(), 60_000);
        throw new Killed();
      }),
    );
    expect([await statusOf(engine, request.bookingId), await givenBack()]).toEqual(['price_revised', 0]);
    expect(await answer(request, decision, to)).toBe(200);
    expect(await givenBack()).toBe(decision === 'refuse' ? price : Math.max(0, price - to));
  });
});
