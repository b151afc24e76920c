import { describe, expect, it } from 'vitest';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { completeByStripe, playGateway } from '../../../../test/played-gateways.ts';
import { postStripeEvent, postStripeWebhook } from '../../../../test/stripe-webhook.ts';

describe('what Stripe tells', () => {
  const engine = openEngine();
  playGateway(engine, 'stripe');
  const held = async () => {
    const { bookingId } = await book(engine);
    return { bookingId, orderId: await openOrder(engine, bookingId) };
  };
  const succeeded = (orderId: string) => ({
    type: 'payment_intent.succeeded',
    object: {
      id: orderId,
      object: 'payment_intent',
      amount_received: engine.stripe.moneyOf(orderId).amount,
      currency: 'inr',
      latest_charge: 'ch_1',
      metadata: {},
    },
  });

  it('is taken within its tolerance, and refused once it is older', async () => {
    const { bookingId, orderId } = await held();
    const ago = (seconds: number): Date => new Date(engine.deps.clock().getTime() - seconds * 1000);
    const late = await postStripeEvent(engine, succeeded(orderId), { at: ago(301) });
    expect([late.statusCode, await statusOf(engine, bookingId)]).toEqual([403, 'payment_pending']);
    const inTime = await postStripeEvent(engine, succeeded(orderId), { at: ago(299) });
    expect([inTime.statusCode, await statusOf(engine, bookingId)]).toEqual([200, 'confirmed']);
  });

  it('is refused with the wrong secret, a wrong signature or none', async () => {
    const { bookingId, orderId } = await held();
    const tell = (more: object) => postStripeEvent(engine, succeeded(orderId), more);
    const answers = [await tell({ secret: 'whsec_other' }), await tell({ signature: '0'.repeat(64) })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const bare = await engine.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' });
    expect([bare.statusCode, await statusOf(engine, bookingId)]).toEqual([403, 'payment_pending']);
  });

  it('in any order, doubled and late comes to one payment', async () => {
    const { bookingId, orderId } = await held();
    const event = { ...succeeded(orderId) };
    for (const [type, eventId] of [
      ['payment_intent.succeeded', 'evt_2'],
      ['payment_intent.created', 'evt_1'],
      ['payment_intent.succeeded', 'evt_2'],
      ['payment_intent.succeeded', 'evt_3'],
      ['payment_intent.payment_failed', 'evt_0'],
    ] as const)
      expect((await postStripeEvent(engine, { ...event, type }, { eventId })).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    expect(engine.stripe.refunds.size).toBe(0);
  });

  it('of an order that is canceled there, or declined, ends the payment in the bank’s word', async () => {
    const { bookingId, orderId } = await held();
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', charge: 'ch_9' };
    const object = { ...succeeded(orderId).object, last_payment_error: error };
    await postStripeEvent(engine, { type: 'payment_intent.payment_failed', object });
    const row = await engine.deps.db.selectFrom('payment').select(['status', 'failure_code']).executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'failed', failure_code: 'insufficient_funds' });
    expect(await openOrder(engine, bookingId)).not.toBe(orderId);
  });

  it('is kept as the reason where the page asks first, and said with the booking', async () => {
    const { bookingId, orderId } = await held();
    engine.stripe.outcomes.set('pay_1', { kind: 'failed', gatewayPaymentId: 'ch_9', code: 'lost_card' });
    const told = await completeByStripe(engine, bookingId, orderId, { paymentId: 'pay_1' });
    expect([told.statusCode, told.json()]).toEqual([409, { code: 'payment_failed' }]);
    const row = await engine.deps.db.selectFrom('payment').select(['status', 'failure_code']).executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'failed', failure_code: 'lost_card' });
    expect((await postStripeEvent(engine, succeeded(orderId))).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
  });

  it('of an order that nobody here knows changes nothing', async () => {
    expect((await postStripeWebhook(engine, { orderId: 'pi_stranger' })).statusCode).toBe(200);
  });

  it('gives the page a secret with the order, in each tab the same, and never keeps it', async () => {
    const { bookingId } = await book(engine);
    const open = async () =>
      (
        await engine.app.inject({
          method: 'POST',
          url: `/api/bookings/${bookingId}/payment-orders`,
          headers: { 'idempotency-key': 'a-key-of-this-tab' },
        })
      ).json<{ order_id: string; clientSecret?: string }>();
    await open();
    const again = await open();
    expect(again.clientSecret).toBe(`${again.order_id}_secret_1`);
    const rows = JSON.stringify(await engine.deps.db.selectFrom('payment').selectAll().execute());
    expect(rows).not.toContain('_secret_');
    engine.stripe.isDown = true;
    expect(await open()).toMatchObject({ code: 'gateway_unavailable' });
  });

  it('of one booking settles no other', async () => {
    const [one, other] = [await held(), await held()];
    expect((await completeByStripe(engine, other.bookingId, one.orderId)).statusCode).toBe(404);
  });
});
