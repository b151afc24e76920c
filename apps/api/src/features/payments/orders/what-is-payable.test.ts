import { bookingKey } from '../../../database/booking-key.ts';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { book, closePayment, completeByRazorpay, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { TestEngine } from '../../../../test/test-engine.ts';
import { postWebhook } from '../../../../test/webhook.ts';

describe('a payment', () => {
  const engine = openEngine();

  it('that is reported and not captured yet keeps another from being opened, until the gateway has spoken', async () => {
    const { bookingId, cookie } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    engine.razorpay.outcomes.set('pay_slow', { kind: 'open' });
    for (let time = 0; time < 2; time += 1) {
      const told = await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_slow' });
      expect(told.json()).toEqual({ code: 'payment_pending' });
    }
    expect(await viewOf(engine, { bookingId, cookie })).toMatchObject({ isPaymentPending: true });
    expect((await tryOrder(engine, bookingId)).json()).toEqual({ code: 'payment_pending' });
    await postWebhook(engine, { orderId, paymentId: 'pay_slow' });
    expect(await viewOf(engine, { bookingId, cookie })).toMatchObject({ status: 'confirmed', isPaymentPending: false });
  });

  it('keeps whose accounts it is for, as the hotel’s file names them', async () => {
    const { bookingId } = await book(engine);
    await openOrder(engine, bookingId);
    const kept = await engine.deps.db
      .selectFrom('payment')
      .select(['vendor', 'super_vendor'])
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .execute();
    expect(kept).toEqual([{ vendor: 'acc_courtyard', super_vendor: 'acc_provider' }]);
  });

  it('that failed names the gateway’s reason, and another can be opened', async () => {
    const { bookingId, cookie } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await postWebhook(engine, { event: 'payment.failed', orderId });
    expect(await viewOf(engine, { bookingId, cookie })).toMatchObject({ failureReason: expect.any(String) });
    expect((await tryOrder(engine, bookingId)).statusCode).toBe(201);
  });

  it('for what is left of an advance is taken, and no more than that', async () => {
    const { bookingId, cookie } = await book(engine, { plan: 'advance' });
    await postWebhook(engine, { orderId: await openOrder(engine, bookingId), paymentId: 'pay_advance' });
    const { amountPaid, amountDueNow, amountPayable, total } = await viewOf(engine, { bookingId, cookie });
    expect([amountDueNow, amountPayable]).toEqual([0, total - amountPaid]);
    const other = await tryOrder(engine, bookingId, amountPaid);
    expect([other.statusCode, other.json()]).toEqual([409, { code: 'amount_changed' }]);
    const order = await tryOrder(engine, bookingId, amountPayable);
    expect(order.json()).toMatchObject({ amount: (total - amountPaid) * 100 });
    await postWebhook(engine, { orderId: order.json<{ order_id: string }>().order_id, paymentId: 'pay_rest' });
    expect(await viewOf(engine, { bookingId, cookie })).toMatchObject({
      paymentStatus: 'paid',
      amountPaid: total,
      amountPayable: 0,
      refundAmount: 0,
    });
    expect((await tryOrder(engine, bookingId)).json()).toEqual({ code: 'nothing_due' });
  });

  it('that was not made is told once for an order: the window was closed', async () => {
    const { bookingId, cookie } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    const tell = (order: string) => closePayment(engine, bookingId, order);
    expect((await tell(orderId)).statusCode).toBe(202);
    await tell(orderId);
    await tell('order_of_nobody');
    const { events } = await viewOf(engine, { bookingId, cookie });
    expect(events.filter(({ type }) => type === 'payment_closed')).toHaveLength(1);
  });
});

/** The booking as the device that made it sees it. */
async function viewOf(
  engine: TestEngine,
  { bookingId, cookie }: { readonly bookingId: string; readonly cookie: string },
): Promise<WholeBooking> {
  const response = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
  return response.json<{ booking: WholeBooking }>().booking;
}

const tryOrder = (engine: TestEngine, bookingId: string, amount?: number) =>
  engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payment-orders${amount === undefined ? '' : `?amount=${amount}`}`,
    headers: { 'idempotency-key': 'an-order-of-this-test' },
  });
