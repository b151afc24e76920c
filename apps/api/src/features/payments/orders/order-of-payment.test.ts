import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { payBy } from '../../../../test/played-gateways.ts';
import type { Deps } from '../../../deps.ts';
import { openPaymentOrder } from './open-payment-order.ts';
import { openedOrder, orderOfPayment } from './order-of-payment.ts';

describe('the order of a payment at a gateway', () => {
  const engine = openEngine();
  let bookingId = '';
  const paymentOf = () => engine.deps.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  const hotel = async () => {
    const found = await engine.deps.hotels.byId(1760);
    if (found === undefined) throw new Error('no hotel');
    return found;
  };
  const opened = async (deps: Deps = engine.deps) => openPaymentOrder(deps, await hotel(), bookingId);
  const openNone = () =>
    gatewayInstead(engine, (gateway) => ({
      ...gateway,
      openOrder: async () => {
        throw new Error('it is open already');
      },
    }));
  beforeEach(async () => {
    ({ bookingId } = await book(engine));
  });

  it('is the one that is open already, of which nothing more is asked', async () => {
    const first = await opened();
    const payment = await paymentOf();
    expect(await orderOfPayment(openNone(), payment)).toEqual({
      kind: 'open',
      orderId: payment.gateway_order_id,
      amount: 1_008_000,
      currency: 'INR',
      by: payment,
    });
    expect(first).toMatchObject({ orderId: payment.gateway_order_id });
  });

  it('is the first of two tabs’ that were opened at once', async () => {
    await opened();
    const payment = await paymentOf();
    const before = { ...payment, gateway_order_id: null };
    const other = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      openOrder: async () => ({ kind: 'opened', orderId: 'order_of_the_second_tab' }),
    }));
    expect(await orderOfPayment(other, before)).toMatchObject({ kind: 'open', orderId: payment.gateway_order_id });
    expect((await paymentOf()).gateway_order_id).toBe(payment.gateway_order_id);
  });

  it('tells its page no account where it is the one that the site names', async () => {
    const order = await opened();
    if (order.kind !== 'open') throw new Error(order.code);
    expect(await openedOrder(order, await hotel(), engine.deps.gatewayAt)).toEqual({
      order_id: order.orderId,
      amount: 1_008_000,
      currency: 'INR',
    });
  });

  it.each([
    [{ vendor: 'acc_other' }, { vendor: 'acc_other', superVendor: 'acc_provider' }],
    [{ super_vendor: null }, { vendor: 'acc_courtyard' }],
    [{ vendor: null, super_vendor: null }, {}],
    [{ vendor: 'own', super_vendor: null }, {}],
  ])('tells its page of another account: %j', async (by, told) => {
    const order = await opened();
    if (order.kind !== 'open') throw new Error(order.code);
    const { account } = await openedOrder(
      { ...order, by: { ...order.by, ...by } },
      await hotel(),
      engine.deps.gatewayAt,
    );
    const { scriptUrl, keyId, ...accounts } = account ?? {};
    expect(accounts).toEqual({ gateway: 'razorpay', ...told });
    expect([scriptUrl, keyId]).toEqual([expect.any(String), expect.any(String)]);
  });
});

describe('the order of a payment at a gateway whose page needs a secret', () => {
  const engine = openEngine();
  const order = async (deps: Deps) => {
    const hotel = await deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const { bookingId } = await book(engine);
    const first = await openPaymentOrder(deps, hotel, bookingId);
    return { first, again: await openPaymentOrder(deps, hotel, bookingId), hotel };
  };
  beforeEach(() => payBy(engine, 'stripe'));

  it('has it again for who comes back', async () => {
    const { first, again, hotel } = await order(engine.deps);
    if (first.kind !== 'open' || again.kind !== 'open') throw new Error('not open');
    expect([again.orderId, again.amount, again.currency]).toEqual([first.orderId, 1_008_000, 'INR']);
    expect(again.clientSecret).toBe(`${first.orderId}_secret_1`);
    expect(await openedOrder(again, hotel, engine.deps.gatewayAt)).toMatchObject({
      clientSecret: `${first.orderId}_secret_1`,
    });
  });

  it('is refused while the gateway does not tell it', async () => {
    const silent = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      clientSecretOf: async () => ({ kind: 'unavailable', reason: 'away' }),
    }));
    const { again } = await order(silent);
    expect(again).toEqual({ kind: 'refused', code: 'gateway_unavailable' });
  });
});
