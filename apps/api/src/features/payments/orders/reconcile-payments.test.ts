import { describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { gatewayStays } from '../../../../test/gateway-stays.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('payments that nobody has told of', () => {
  const engine = openEngine();
  const played = gatewayStays(engine, playGateway(engine, 'razorpay'));
  const opened = async (paymentId: string) => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    engine.razorpay.outcomes.set(orderId, {
      kind: 'captured',
      gatewayPaymentId: paymentId,
      gatewayTransactionId: null,
    });
    return { bookingId, orderId };
  };
  /** The gateways, of which one call is done otherwise. */
  const listened = (call: (orderId: string, go: () => Promise<unknown>) => Promise<unknown>) =>
    gatewayInstead(engine, (gateway) => ({
      ...gateway,
      endedOf: (orderId: string) => call(orderId, () => gateway.endedOf(orderId)),
    }));

  it('are asked about each by itself: one that cannot be keeps no other from it', async () => {
    const [one, other] = [await opened('pay_1'), await opened('pay_2')];
    engine.pass(minute);
    const deps = listened(async (orderId, go) => {
      if (orderId === one.orderId) throw new Error('a fault of one payment');
      return go();
    });
    expect(await reconcilePayments(deps)).toBe(1);
    expect([await statusOf(engine, one.bookingId), await statusOf(engine, other.bookingId)]).toEqual([
      'payment_pending',
      'confirmed',
    ]);
  });

  it('are asked about once by two instances at once', async () => {
    await opened('pay_1');
    engine.pass(minute);
    const asked: string[] = [];
    const deps = listened(async (orderId, go) => {
      asked.push(orderId);
      return go();
    });
    const both = await Promise.all([reconcilePayments(deps), reconcilePayments(deps)]);
    expect(both.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(asked).toHaveLength(1);
  });

  it('wait while the gateway is away, and are asked about later', async () => {
    const { bookingId } = await opened('pay_1');
    engine.pass(minute);
    engine.razorpay.isDown = true;
    expect(await reconcilePayments(engine.deps)).toBe(1);
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    engine.razorpay.isDown = false;
    expect(await reconcilePayments(engine.deps)).toBe(0);
    engine.pass(minute);
    expect(await reconcilePayments(engine.deps)).toBe(1);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
  });

  it('are not asked about where no order was opened', async () => {
    await opened('pay_1');
    await engine.deps.db.updateTable('payment').set({ gateway_order_id: null }).execute();
    engine.pass(minute);
    expect(await reconcilePayments(engine.deps)).toBe(0);
    const { check_at: next } = await engine.deps.db.selectFrom('payment').select('check_at').executeTakeFirstOrThrow();
    expect(next?.getTime()).toBeGreaterThan(engine.deps.clock().getTime());
  });

  it.each([
    ['a refund at the gateway is', () => played.atDashboard(1000, { status: 'pending' }), day],
    ['a dispute is', () => played.disputed('open', 1000), day],
    ['nothing is', () => undefined, null],
  ])('that are captured are asked about to the end only where %s under way', async (_, moves, later) => {
    await played.paidStay();
    moves();
    await played.reconcile();
    engine.pass(engine.deps.gateways.razorpay.refundableDays * day);
    const now = engine.deps.clock();
    await engine.deps.db.updateTable('payment').set({ check_at: now }).execute();
    expect(await reconcilePayments(engine.deps)).toBe(1);
    const { check_at: next } = await engine.deps.db.selectFrom('payment').select('check_at').executeTakeFirstOrThrow();
    expect(next).toEqual(later === null ? null : new Date(now.getTime() + later));
  });
});
