import { describe, expect, it } from 'vitest';
import { book, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { postWebhook } from '../../../../test/webhook.ts';

describe('money that was not asked for', () => {
  const engine = openEngine();

  it('is remembered with what it is and when it was noticed, and its payment has failed', async () => {
    const orderId = await openOrder(engine, (await book(engine)).bookingId);
    for (let time = 0; time < 2; time += 1)
      await postWebhook(engine, { orderId, paymentId: 'pay_odd', money: { amount: 5000, currency: 'INR' } });
    const { payment_id: paymentId, booking_id: bookingId } = await engine.deps.db
      .selectFrom('payment')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(await engine.deps.db.selectFrom('unmatched_payment').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      hotel_id: 1760,
      gateway: 'razorpay',
      gateway_payment_id: 'pay_odd',
      booking_id: bookingId,
      payment_id: paymentId,
      reason: 'other_amount',
      amount: 5000,
      currency: 'INR',
      refund_status: 'pending',
      gateway_refund_id: null,
      noticed_at: engine.deps.clock(),
    });
    const payment = await engine.deps.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ status: 'failed', failure_code: 'OTHER_AMOUNT', gateway_payment_id: 'pay_odd' });
    const [event] = (await engine.deps.db.selectFrom('booking_event').selectAll().orderBy('sequence').execute()).filter(
      ({ type }) => type === 'payment_unmatched',
    );
    expect(event).toMatchObject({
      actor: 'payment',
      facts: { paymentId, gatewayPaymentId: 'pay_odd', reason: 'other_amount', amount: 5000, currency: 'INR' },
    });
    const message = await engine.deps.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('kind', '=', 'unmatched-refund')
      .execute();
    expect(message).toEqual([
      { kind: 'unmatched-refund', payload: { gateway: 'razorpay', gatewayPaymentId: 'pay_odd' } },
    ]);
  });
});
