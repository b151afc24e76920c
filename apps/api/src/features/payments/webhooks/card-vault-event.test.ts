import { describe, expect, it } from 'vitest';
import { postSigned } from '../../../../test/card-vault-webhook.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

describe('the card vault', () => {
  const engine = openEngine();

  const tell = (facts: object, secret?: string) => postSigned(engine, facts, secret);
  const captured = (orderId: string, of = '1'): object => ({
    eventId: `evt_${of}`,
    event: 'payment.captured',
    orderId,
    paymentId: `pay_${of}`,
    transactionId: `txn_${of}`,
    ...engine.cardVault.moneyOf(orderId),
  });

  it('confirms by its word, however often it gives it', async () => {
    const { bookingId } = await book(engine, { hotelId: 1188 });
    const orderId = await openOrder(engine, bookingId);
    await tell({ eventId: 'evt_0', event: 'payment.failed', orderId, paymentId: 'pay_0', code: 'card_declined' });
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    for (let time = 0; time < 2; time += 1) expect((await tell(captured(orderId))).json()).toEqual({ status: 'ok' });
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    const payment = await engine.deps.db
      .selectFrom('payment')
      .select(['status', 'gateway_transaction_id'])
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ status: 'captured', gateway_transaction_id: 'txn_1' });
    expect(
      await engine.deps.db.selectFrom('webhook_inbox').select(['hotel_id', 'event_id']).orderBy('event_id').execute(),
    ).toEqual([
      { hotel_id: 1188, event_id: 'evt_0' },
      { hotel_id: 1188, event_id: 'evt_1' },
    ]);
  });

  it('sees a refund through', async () => {
    const { bookingId } = await book(engine, { hotelId: 1188 });
    const first = await openOrder(engine, bookingId);
    await tell({ eventId: 'evt_0', event: 'payment.failed', orderId: first, paymentId: 'pay_0' });
    await tell(captured(await openOrder(engine, bookingId)));
    await tell(captured(first, '2'));
    engine.cardVault.refundsEnd = 'pending';
    while ((await relayOutbox(engine.deps)) > 0);
    const stateOf = async (): Promise<{ refund_id: string; status: string }> =>
      engine.deps.db.selectFrom('refund').select(['refund_id', 'status']).executeTakeFirstOrThrow();
    const { refund_id: reference, status } = await stateOf();
    expect(status).toBe('pending');
    await tell({
      eventId: 'evt_3',
      event: 'refund.processed',
      orderId: first,
      paymentId: 'pay_2',
      refundId: 'rfnd_1',
      reference,
    });
    expect((await stateOf()).status).toBe('processed');
  });

  it('tells of what was given back there, and of what a bank took, once each', async () => {
    const { bookingId, cookie } = await book(engine, { hotelId: 1188 });
    const orderId = await openOrder(engine, bookingId);
    await tell(captured(orderId));
    const { amount } = engine.cardVault.moneyOf(orderId);
    const refund = { orderId, paymentId: 'pay_1', refundId: 'rfnd_there', reference: null, amount: 1000 };
    await tell({ eventId: 'evt_2', event: 'refund.processed', ...refund });
    await tell({ eventId: 'evt_3', event: 'refund.created', ...refund });
    const dispute = { orderId, paymentId: 'pay_1', disputeId: 'disp_1', amount: amount - 1000 };
    await tell({ eventId: 'evt_4', event: 'payment.dispute.lost', ...dispute });
    await tell({ eventId: 'evt_5', event: 'payment.dispute.created', ...dispute });
    const view = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
    expect(view.json()).toMatchObject({
      booking: { status: 'confirmed', paymentStatus: 'refunded', refundAmount: 1000, amountPaid: 1000 },
    });
    while ((await relayOutbox(engine.deps)) > 0);
    const subjects = engine.propertyMails.map(({ subject }) => subject).filter((subject) => !/confirmed/.test(subject));
    expect(subjects.toSorted()).toEqual([
      expect.stringMatching(/^A dispute is decided for the guest/),
      expect.stringMatching(/^Money was given back at the payment company/),
    ]);
  });

  it('is believed only where it has signed, and what is unknown is kept and left alone', async () => {
    const { bookingId } = await book(engine, { hotelId: 1188 });
    const orderId = await openOrder(engine, bookingId);
    expect((await tell(captured(orderId), 'another secret')).statusCode).toBe(403);
    expect((await tell({ event: 'payment.captured' })).statusCode).toBe(400);
    expect((await tell({ eventId: 'evt_1', event: 'dispute.opened', orderId })).statusCode).toBe(200);
    expect((await tell(captured('order_of_another'))).statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
  });

  it('settles no order of the other gateway', async () => {
    const { bookingId } = await book(engine);
    await tell(captured(await openOrder(engine, bookingId)));
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
  });

  it('is described where the API is', async () => {
    const { paths } = (await engine.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>();
    expect(paths['/api/webhooks/card-vault']).toMatchObject({ post: { operationId: 'receiveCardVaultEvent' } });
  });
});
