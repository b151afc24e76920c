import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { paymentOf as gatewaysNameOf } from '../../../../test/test-gateway.ts';
import type { Deps } from '../../../deps.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { openPaymentOrder } from './open-payment-order.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('an order', () => {
  const engine = openEngine();
  const { post } = guestCalls(engine);
  let [bookingId, cookie] = ['', ''];
  const paymentOf = () => engine.deps.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  const eventsOf = async (type: string) =>
    (
      await engine.deps.db.selectFrom('booking_event').select(['type', 'actor', 'facts']).orderBy('sequence').execute()
    ).filter((event) => event.type === type);
  const open = async (deps: Deps = engine.deps, shown?: number, id = bookingId) => {
    const hotel = await deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    return openPaymentOrder(deps, hotel, id, shown);
  };
  /** The engine with every answer of its gateways to one call written down. */
  const listened = (name: 'openOrder' | 'endedOf', answer?: object): { asked: unknown[]; deps: Deps } => {
    const asked: unknown[] = [];
    const deps = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      [name]: async (one: never): Promise<unknown> => {
        asked.push(one);
        return answer ?? gateway[name](one);
      },
    }));
    return { asked, deps };
  };
  beforeEach(async () => {
    ({ bookingId, cookie } = await book(engine));
  });

  it('is opened under the id of a payment that was written down first', async () => {
    const now = engine.deps.clock();
    const { asked, deps } = listened('openOrder');
    const opened = await open(deps, 10_080);
    const payment = await paymentOf();
    expect(payment).toMatchObject({
      hotel_id: 1760,
      booking_id: bookingKey(1760, bookingId).booking_id,
      amount: 10_080,
      currency: 'INR',
      purpose: expect.any(String) as unknown,
      status: 'pending',
      gateway: 'razorpay',
      share_id: null,
      gateway_payment_id: null,
      failure_code: null,
      created_at: now,
      check_at: new Date(now.getTime() + engine.deps.settings.reconcileAfterMs),
    });
    expect(asked).toEqual([
      {
        receipt: payment.payment_id,
        amount: 1_008_000,
        currency: 'INR',
        notes: expect.objectContaining({ hotel_id: '1760', payment_id: payment.payment_id }) as unknown,
      },
    ]);
    expect(opened).toMatchObject({
      kind: 'open',
      orderId: payment.gateway_order_id,
      amount: 1_008_000,
      currency: 'INR',
    });
    expect(await eventsOf('payment_opened')).toEqual([
      { type: 'payment_opened', actor: 'guest', facts: { paymentId: payment.payment_id, amount: 10_080 } },
    ]);
    await open(deps);
    expect(asked).toHaveLength(1);
  });

  it('is refused where none is to be paid', async () => {
    expect(await open(engine.deps, 10_079)).toEqual({ kind: 'refused', code: 'amount_changed' });
    expect(await open(engine.deps, undefined, '1760_AAAAAAAAAAAAAAAAAAAAAA')).toEqual({
      kind: 'refused',
      code: 'not_found',
    });
    engine.pass(15 * minute);
    expect(await open()).toEqual({ kind: 'refused', code: 'booking_expired' });
    await expireBookings(engine.deps);
    expect(await open()).toEqual({ kind: 'refused', code: 'booking_expired' });
  });

  it('that the gateway did not open is opened by the same payment later', async () => {
    const { deps } = listened('openOrder', { kind: 'unavailable', reason: 'away' });
    expect(await open(deps)).toEqual({ kind: 'refused', code: 'gateway_unavailable' });
    const before = await paymentOf();
    expect([before.gateway_order_id, before.check_at]).toEqual([null, null]);
    expect(await open()).toMatchObject({ kind: 'open' });
    expect((await paymentOf()).payment_id).toBe(before.payment_id);
  });

  it.each([
    ['is authorised alone', () => engine.razorpay.outcomes.set('pay_1', { kind: 'open' }), 409],
    ['cannot be read', () => Object.assign(engine.razorpay, { isDown: true }), 502],
  ])(
    'whose money %s, by the word of the page, is not opened again, and asked about at once',
    async (_w, stands, code) => {
      const orderId = await openOrder(engine, bookingId);
      stands();
      engine.pass(minute / 6);
      for (let time = 0; time < 2; time += 1)
        expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_1' })).statusCode).toBe(code);
      const payment = await paymentOf();
      expect(await eventsOf('payment_pending')).toEqual([
        { type: 'payment_pending', actor: 'payment', facts: { paymentId: payment.payment_id } },
      ]);
      expect(payment.check_at).toEqual(engine.deps.clock());
      expect(await open()).toEqual({ kind: 'refused', code: 'payment_pending' });
    },
  );

  it('is asked about ever less often, until no bank can revive it', async () => {
    await open();
    const { created_at: since } = await paymentOf();
    for (const [age, next] of [
      [minute / 2, engine.deps.settings.reconcileAfterMs + minute / 2],
      [3 * 60 * minute, 6 * 60 * minute],
      [3 * day, 6 * day],
      [6 * day, 12 * day],
      [6 * day + 1, null],
    ] as const) {
      const now = new Date(since.getTime() + age);
      engine.pass(now.getTime() - engine.deps.clock().getTime());
      await engine.deps.db.updateTable('payment').set({ check_at: now }).execute();
      const { asked, deps } = listened('endedOf', { kind: 'unavailable', reason: 'away' });
      expect([await reconcilePayments(deps), asked.length]).toEqual([1, 1]);
      expect((await paymentOf()).check_at).toEqual(next === null ? null : new Date(since.getTime() + next));
    }
  });

  it('that was paid is asked about once a day, until it cannot go back any more', async () => {
    const orderId = await openOrder(engine, bookingId);
    await completeByRazorpay(engine, bookingId, orderId);
    engine.razorpay.elsewhere.set(gatewaysNameOf(orderId), { captured: 1_008_000 });
    const { created_at: since } = await paymentOf();
    const days = engine.deps.gateways.razorpay.refundableDays;
    for (const [age, next] of [
      [3 * day, 4 * day],
      [days * day, (days + 1) * day],
      [days * day + 1, null],
    ] as const) {
      const now = new Date(since.getTime() + age);
      engine.pass(now.getTime() - engine.deps.clock().getTime());
      await engine.deps.db.updateTable('payment').set({ check_at: now }).execute();
      expect(await reconcilePayments(engine.deps)).toBe(1);
      expect((await paymentOf()).check_at).toEqual(next === null ? null : new Date(since.getTime() + next));
    }
  });

  it('is not needed of who pays at the property, and not of a stay that is over', async () => {
    const there = (): ReturnType<typeof post> =>
      post(`bookings/${bookingId}/payments`, { gateway: 'at-property', hotelId: 1760 }, cookie);
    expect([(await there()).statusCode, (await there()).statusCode]).toEqual([200, 200]);
    await post(`bookings/${bookingId}/cancellation`, { refund: 0 }, cookie);
    expect((await there()).json()).toEqual({ code: 'nothing_due' });
    ({ bookingId, cookie } = await book(engine, { roomTypeId: 'garden-twin' }));
    engine.pass(15 * minute);
    expect((await there()).json()).toEqual({ code: 'booking_expired' });
    await expireBookings(engine.deps);
    expect((await there()).json()).toEqual({ code: 'booking_expired' });
  });
});
