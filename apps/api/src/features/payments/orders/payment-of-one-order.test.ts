import { describe, expect, it } from 'vitest';
import { answer } from '../../../../test/guest-calls.ts';
import { holdDeposits, holdOn, withCard } from '../../../../test/guaranteed-house.ts';
import { brokenInvariants } from '../../../../test/invariants.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { completeByOwn, playOwn } from '../../../../test/own-house.ts';
import { playedGateways, playGateway } from '../../../../test/played-gateways.ts';
import { shareCalls } from '../../../../test/shares.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { settleDeposit } from '../deposits/settle-deposit.ts';
import { isForOrder } from '../accounts/gateway-payments.queries.ts';
import { keepLost } from './lost-payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settle } from './settle.ts';

const twin = { roomTypeId: 'garden-twin' };
const one = 'pay_of_one_order';

// Shows docs/rules.md: Money at the gateway (One payment for one order).
describe.each(playedGateways)('a payment at %s counts for one order', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const { divided, order } = shareCalls(engine, gateway);
  const stay = async (selected: Parameters<typeof book>[1] = {}) => {
    const { bookingId } = await book(engine, selected);
    return { bookingId, orderId: await openOrder(engine, bookingId) };
  };
  const counted = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('payment').select('payment_id').where('status', '=', 'captured').execute()).length;
  const sentBack = async (): Promise<number> => {
    while ((await relayOutbox(engine.deps)) > 0);
    return gateway.memory.refunds.size;
  };

  it('where messages tell it of two stays, at once and again', async () => {
    const [first, second] = [await stay(), await stay(twin)];
    await Promise.all([first, second].map(({ orderId }) => gateway.tell({ orderId, paymentId: one })));
    for (const { orderId } of [first, second]) await gateway.tell({ orderId, paymentId: one });
    const states = [await statusOf(engine, first.bookingId), await statusOf(engine, second.bookingId)];
    expect(states.toSorted()).toEqual(['confirmed', 'payment_pending']);
    expect([await counted(), await sentBack()]).toEqual([1, 0]);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('where a guest’s page tells it of another stay, which can still be paid', async () => {
    const [first, second] = [await stay(), await stay(twin)];
    await gateway.complete(first.bookingId, first.orderId, { paymentId: one });
    gateway.memory.outcomes.set(second.orderId, {
      kind: 'captured',
      gatewayPaymentId: one,
      gatewayTransactionId: null,
    });
    const told = answer(await gateway.complete(second.bookingId, second.orderId, { paymentId: one }));
    expect(told).toEqual([422, { code: 'invalid_signature' }]);
    expect(await statusOf(engine, second.bookingId)).toBe('payment_pending');
    gateway.memory.outcomes.delete(second.orderId);
    expect((await gateway.complete(second.bookingId, second.orderId)).statusCode).toBe(200);
    expect([await statusOf(engine, second.bookingId), await sentBack()]).toEqual(['confirmed', 0]);
  });

  it('where the gateway, asked, names it for another stay', async () => {
    const [first, second] = [await stay(), await stay(twin)];
    await gateway.tell({ orderId: first.orderId, paymentId: one });
    gateway.memory.outcomes.set(second.orderId, {
      kind: 'captured',
      gatewayPaymentId: one,
      gatewayTransactionId: null,
    });
    await engine.deps.db.updateTable('payment').set({ check_at: engine.deps.clock() }).execute();
    await reconcilePayments(engine.deps);
    expect([await statusOf(engine, second.bookingId), await counted()]).toEqual(['payment_pending', 1]);
  });

  it('and does not go back as what was paid twice for another', async () => {
    const [first, second] = [await stay(), await stay(twin)];
    for (const { orderId } of [first, second]) await gateway.tell({ orderId });
    await gateway.tell({ orderId: first.orderId, paymentId: `pay_${second.orderId}` });
    expect([await counted(), await sentBack()]).toEqual([2, 0]);
  });

  it('of several orders of one stay, and of shares', async () => {
    const { shares } = await divided([3000, 3000]);
    for (const share of shares) {
      const { order_id: orderId } = (await order(share, 3000)).json<{ order_id: string }>();
      await gateway.tell({ orderId, paymentId: one });
    }
    expect([await counted(), await sentBack()]).toEqual([1, 0]);
  });

  it('of one hotel', async () => {
    const { orderId } = await stay();
    const told = { hotelId: 2116, gateway: name, vendor: null } as const;
    const captured = { gatewayPaymentId: one, ...gateway.memory.moneyOf(orderId) };
    expect(await keepLost(engine.deps, { ...told, orderId: 'order_elsewhere', captured })).toBe(true);
    const result = { kind: 'captured', gatewayTransactionId: null, ...captured } as const;
    expect(await settle(engine.deps, { ...told, hotelId: 1760, orderId, result })).toMatchObject({
      kind: 'other_order',
    });
    expect(await keepLost(engine.deps, { ...told, hotelId: 1760, orderId: 'order_gone', captured })).toBe(false);
    expect(await counted()).toBe(0);
  });

  it('where it counted for two before: each stays as it is, and a third is refused', async () => {
    const [first, second, third] = [await stay(), await stay(twin), await stay(twin)];
    for (const { orderId } of [first, second]) await gateway.tell({ orderId });
    const both = engine.deps.db.updateTable('payment').where('status', '=', 'captured');
    await both.set({ gateway_payment_id: one }).execute();
    await isForOrder(engine.deps.db, { hotelId: 1760, gateway: name, vendor: null, orderId: first.orderId }, one);
    for (const { orderId } of [first, second, third]) await gateway.tell({ orderId, paymentId: one });
    expect([await counted(), await sentBack()]).toEqual([2, 0]);
    expect(await statusOf(engine, third.bookingId)).toBe('payment_pending');
    expect(await brokenInvariants(engine.deps.db)).toEqual({ 'a payment at a gateway that counts for two orders': 1 });
    await both.set((row) => ({ gateway_payment_id: row.ref('payment_id') })).execute();
  });
});

describe.each(['razorpay', 'stripe'] as const)('a payment at an own account at %s', (name) => {
  const engine = openEngine();
  const gateway = playOwn(engine, name);

  it('counts for one of its hotel’s orders, whatever the provider’s account calls so', async () => {
    await keepLost(engine.deps, {
      hotelId: 2116,
      gateway: name,
      vendor: null,
      orderId: 'order_elsewhere',
      captured: { gatewayPaymentId: one, amount: 1, currency: 'INR' },
    });
    const [first, second] = [await book(engine), await book(engine, twin)];
    const orders = [await openOrder(engine, first.bookingId), await openOrder(engine, second.bookingId)];
    for (const orderId of orders) await gateway.tell({ orderId, paymentId: one });
    expect(await statusOf(engine, first.bookingId)).toBe('confirmed');
    expect(await statusOf(engine, second.bookingId)).toBe('payment_pending');
    const page = await completeByOwn(engine, name, second.bookingId, orders[1] ?? '');
    expect([page.statusCode, await statusOf(engine, second.bookingId)]).toEqual([200, 'confirmed']);
  });
});

describe('what is taken of a deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);

  it('is no payment of another order', async () => {
    const { bookingId } = await withCard(engine);
    await holdOn(engine, bookingId);
    await engine.deps.db
      .updateTable('security_deposit')
      .set({ state: 'capturing', order_id: 'pi_1', captured: 1200, amount: 5000, reason: 'A broken lamp' })
      .execute();
    const deposit = await engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
    await keepLost(engine.deps, {
      hotelId: 2116,
      gateway: 'stripe',
      vendor: null,
      orderId: 'order_elsewhere',
      captured: { gatewayPaymentId: one, amount: 1, currency: 'INR' },
    });
    const taken = { kind: 'captured', amount: 120_000 } as const;
    expect(await settleDeposit(engine.deps, deposit, { ...taken, gatewayPaymentId: one })).toBe('other_order');
    expect((await engine.deps.db.selectFrom('security_deposit').select('state').execute())[0]?.state).toBe('capturing');
    expect(await settleDeposit(engine.deps, deposit, { ...taken, gatewayPaymentId: 'ch_own' })).toBe('applied');
  });
});
