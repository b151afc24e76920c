import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import {
  completeByOwn,
  giveKeys,
  nameAccount,
  ownKeys,
  paidEvent,
  playOwn,
  postToOwn,
  providersAccount,
} from '../../../../test/own-house.ts';
import { postStripeWebhook } from '../../../../test/stripe-webhook.ts';
import { postWebhook } from '../../../../test/webhook.ts';
import { reconcilePayments } from '../orders/reconcile-payments.ts';
import { isUsed } from './account-uses.queries.ts';

// Shows docs/rules.md: A hotel’s own account (Asked where it is, Told of its own).

const dayMs = 24 * 3_600_000;

describe.each(['stripe', 'razorpay'] as const)('a hotel’s own account at %s', (gateway) => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);
  const played = playOwn(engine, gateway);
  const own = () => played.memory;
  const providers = () => engine[gateway];
  const paymentOf = (bookingId: string) =>
    engine.deps.db
      .selectFrom('payment')
      .selectAll()
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingId as never)
      .executeTakeFirstOrThrow();
  const orderOf = (bookingId: string) => post(`bookings/${bookingId}/payment-orders`, {});
  const paid = async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    const done = await completeByOwn(engine, gateway, booked.bookingId, orderId);
    expect([done.statusCode, await statusOf(engine, booked.bookingId)]).toEqual([200, 'confirmed']);
    return { ...booked, orderId };
  };
  const cancelled = async ({ bookingId, cookie }: { readonly bookingId: string; readonly cookie: string }) => {
    const quoted = await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie);
    const refund = quoted.json<{ refund: number }>().refund;
    return post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
  };

  it('is what the site’s pages pay by, and takes the payment: the provider’s hears nothing of it', async () => {
    const site = await engine.app.inject({ url: '/api/site?host=sandalwood.localhost' });
    const { payment } = site.json<{ hotel: { payment: Record<string, unknown> } }>().hotel;
    expect(payment).toMatchObject({ gateway, keyId: ownKeys[gateway].keyId });
    expect(payment).not.toHaveProperty('vendor');
    const { bookingId, orderId } = await paid();
    expect(await paymentOf(bookingId)).toMatchObject({
      gateway,
      vendor: 'own',
      super_vendor: null,
      gateway_order_id: orderId,
      status: 'captured',
    });
    expect(own().moneyOf(orderId).amount).toBeGreaterThan(1);
    expect(providers().moneyOf(orderId).amount).toBe(1);
  });

  it('gives back what was paid there, whatever the hotel’s documents name by then', async () => {
    const booked = await paid();
    await nameAccount(engine, providersAccount);
    expect((await cancelled(booked)).statusCode).toBe(200);
    await relay();
    expect([own().refunds.size, providers().refunds.size, engine.razorpay.refunds.size]).toEqual([1, 0, 0]);
    expect(await view(booked)).toMatchObject({ status: 'cancelled' });
    // And who books now pays by what they name now: the page of the order is told nothing more than the site says.
    const next = await book(engine);
    const order = await orderOf(next.bookingId);
    expect(order.json()).not.toHaveProperty('account');
    expect(await paymentOf(next.bookingId)).toMatchObject({ gateway: 'razorpay', vendor: null });
  });

  it('of an order that is open when the documents change, tells the page which key it is by', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await nameAccount(engine, providersAccount);
    expect(answer(await orderOf(bookingId))).toEqual([
      201,
      expect.objectContaining({
        order_id: orderId,
        account: { gateway, keyId: ownKeys[gateway].keyId, scriptUrl: expect.any(String) },
      }),
    ]);
    expect((await completeByOwn(engine, gateway, bookingId, orderId)).statusCode).toBe(200);
  });

  it('is asked by the reconciler, and told of by its own messages alone', async () => {
    const first = await book(engine);
    const orderId = await openOrder(engine, first.bookingId);
    own().outcomes.set(orderId, { kind: 'captured', gatewayPaymentId: 'pay_1', gatewayTransactionId: null });
    engine.pass(120_000);
    await reconcilePayments(engine.deps);
    expect(await statusOf(engine, first.bookingId)).toBe('confirmed');

    const second = await book(engine);
    const other = await openOrder(engine, second.bookingId);
    const money = own().moneyOf(other);
    // Signed by the provider's secret, at the provider's address: it knows nothing of this order.
    const told = gateway === 'stripe' ? postStripeWebhook : postWebhook;
    expect((await told(engine, { orderId: other, paymentId: 'pay_2', money })).statusCode).toBe(200);
    expect(await statusOf(engine, second.bookingId)).toBe('payment_pending');
    const event = paidEvent(gateway, other, money, { paymentId: 'pay_2' });
    const wrong = [
      await postToOwn(engine, gateway, event, { secret: 'another secret of somebody' }),
      await postToOwn(engine, gateway, event, { secret: '' }),
      await postToOwn(engine, gateway, event, { hotelId: 2116 }),
      await postToOwn(engine, gateway, event, { url: `/api/webhooks/${gateway}/nobody` }),
      await postToOwn(engine, gateway, event, { url: `/api/webhooks/${gateway}` }),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect(await statusOf(engine, second.bookingId)).toBe('payment_pending');
    expect((await postToOwn(engine, gateway, event)).statusCode).toBe(200);
    expect(await statusOf(engine, second.bookingId)).toBe('confirmed');
  });

  it('of one hotel says nothing of what was paid at another, nor of what is at the provider’s', async () => {
    // The other hotel pays by the provider's, and so does this one for a moment.
    await nameAccount(engine, providersAccount);
    const atProviders = await book(engine);
    const itsOrder = await openOrder(engine, atProviders.bookingId);
    const elsewhere = await book(engine, { hotelId: 1188 });
    const theirOrder = await openOrder(engine, elsewhere.bookingId);
    for (const [orderId, hotelId] of [
      [itsOrder, '1760'],
      [theirOrder, '1188'],
      [theirOrder, '1760'],
    ] as const) {
      const money = { amount: 536_000, currency: 'INR' };
      const event = paidEvent(gateway, orderId, money, { paymentId: 'pay_forged', notes: { hotel_id: hotelId } });
      expect((await postToOwn(engine, gateway, event)).statusCode).toBe(200);
    }
    expect(await statusOf(engine, atProviders.bookingId)).toBe('payment_pending');
    expect(await statusOf(engine, elsewhere.bookingId)).toBe('payment_pending');
    const kept = await engine.deps.db.selectFrom('webhook_inbox').select(['hotel_id', 'vendor']).execute();
    expect(kept.every(({ hotel_id, vendor }) => hotel_id === 1760 && vendor === 'own')).toBe(true);
    // What is paid there for something else than a stay is nobody's here.
    const shop = paidEvent(
      gateway,
      'order_of_a_shop',
      { amount: 100, currency: 'INR' },
      { paymentId: 'pay_of_a_shop' },
    );
    expect((await postToOwn(engine, gateway, shop)).statusCode).toBe(200);
    const lost = await engine.deps.db.selectFrom('lost_payment').select('gateway_payment_id').execute();
    expect(lost.map(({ gateway_payment_id: id }) => id)).not.toContain('pay_of_a_shop');
    if (gateway === 'razorpay') await completeByRazorpay(engine, atProviders.bookingId, itsOrder);
    await engine.deps.db.deleteFrom('lost_payment').execute();
  });

  it('follows other keys at once, and answers as a gateway that is down while it has none that can be used', async () => {
    const before = await book(engine);
    const orderId = await openOrder(engine, before.bookingId);
    await engine.deps.db
      .updateTable('gateway_account')
      .set({ sealed: 'v1.not-to-be-opened' })
      .where('hotel_id', '=', 1760)
      .execute();
    expect(answer(await completeByOwn(engine, gateway, before.bookingId, orderId))).toEqual([
      gateway === 'razorpay' ? 422 : 502,
      { code: gateway === 'razorpay' ? 'invalid_signature' : 'gateway_unavailable' },
    ]);
    const during = await book(engine);
    expect(answer(await orderOf(during.bookingId))).toEqual([502, { code: 'gateway_unavailable' }]);
    engine.own.doors.orders.add(orderId);
    await giveKeys(engine, gateway);
    expect((await completeByOwn(engine, gateway, before.bookingId, orderId)).statusCode).toBe(200);
    expect((await orderOf(during.bookingId)).statusCode).toBe(201);
  });

  it('is in use for as long as what was paid there can be given back', async () => {
    const key = { hotelId: 1760, gateway };
    const used = () => isUsed(engine.deps.db, key, new Date(engine.deps.clock().getTime() - 180 * dayMs));
    expect(await used()).toBe(false);
    await paid();
    expect(await used()).toBe(true);
    engine.pass(181 * dayMs);
    while ((await reconcilePayments(engine.deps)) > 0);
    expect(await used()).toBe(false);
  });
});
