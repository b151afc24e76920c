import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { heardLog } from '../../../../test/heard-log.ts';
import { guaranteed, keepCards, visa } from '../../../../test/guaranteed-house.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { keepEvent, type InboxRow } from './inbox.queries.ts';
import { processEvent } from './process-event.ts';

const notes = { hotel_id: '1760' };

describe('an event of the inbox', () => {
  const engine = openEngine();
  const { relay } = guestCalls(engine);
  let count = 0;
  const row = (payload: object, more: Partial<InboxRow> = {}): InboxRow => ({
    hotelId: 1760,
    gateway: 'razorpay',
    vendor: null,
    eventId: `evt_${(count += 1)}`,
    payload,
    ...more,
  });
  /** Keeps an event and acts on it; whether it counts as processed then. */
  const processed = async (event: InboxRow): Promise<boolean> => {
    const { db, clock } = engine.deps;
    await keepEvent(db, event, clock());
    await processEvent(engine.deps, event);
    const kept = await db
      .selectFrom('webhook_inbox')
      .select('processed_at')
      .where('hotel_id', '=', event.hotelId)
      .where('event_id', '=', event.eventId)
      .executeTakeFirstOrThrow();
    return kept.processed_at?.getTime() === clock().getTime();
  };
  const captured = (orderId: string, paymentId = 'pay_1') => ({
    event: 'payment.captured',
    payload: { payment: { entity: { id: paymentId, order_id: orderId, amount: 1_008_000, currency: 'INR', notes } } },
  });
  const refund = (paymentId: string, orderId: string | null, rupees = 100) => ({
    event: 'refund.processed',
    payload: {
      ...(orderId === null ? {} : { payment: { entity: { id: paymentId, order_id: orderId } } }),
      refund: { entity: { id: `rfnd_${rupees}`, payment_id: paymentId, amount: rupees * 100 } },
    },
  });
  const lost = async (): Promise<unknown[]> =>
    (
      await engine.deps.db.selectFrom('lost_payment').select(['hotel_id', 'gateway_payment_id', 'order_id']).execute()
    ).map(({ hotel_id, gateway_payment_id, order_id }) => [hotel_id, gateway_payment_id, order_id]);
  const givenBack = async (): Promise<number[]> =>
    (await engine.deps.db.selectFrom('refund').select('amount').orderBy('amount').execute()).map(
      ({ amount }) => amount,
    );
  const opened = async () => {
    const { bookingId } = await book(engine);
    return { bookingId, orderId: await openOrder(engine, bookingId) };
  };

  it('confirms what it tells of, and is done', async () => {
    const { bookingId, orderId } = await opened();
    expect(await processed(row(captured(orderId)))).toBe(true);
    expect([await statusOf(engine, bookingId), await lost()]).toEqual(['confirmed', []]);
  });

  it('of money for an order that is not there is kept as lost, where it names a hotel', async () => {
    expect(await processed(row(captured('order_gone')))).toBe(true);
    expect(await lost()).toEqual([[1760, 'pay_1', 'order_gone']]);
    await engine.deps.db.deleteFrom('lost_payment').execute();
    // Others may use the same account of the gateway.
    expect(await processed(row(captured('order_of_others'), { hotelId: 0 }))).toBe(true);
    const failed = {
      event: 'payment.failed',
      payload: { payment: { entity: { id: 'pay_2', order_id: 'order_gone' } } },
    };
    expect(await processed(row(failed))).toBe(true);
    expect(await lost()).toEqual([]);
  });

  it('that says nothing to us is done, too', async () => {
    expect(await processed(row({ event: 'payment.authorized', payload: {} }))).toBe(true);
    expect(await processed(row({ nothing: 'of the kind' }))).toBe(true);
  });

  it('of an account is of the payment that was captured: by its order, or by its name there', async () => {
    const { orderId } = await opened();
    await processed(row(captured(orderId)));
    engine.razorpay.elsewhere.set('pay_1', { captured: 1_008_000 });
    expect(await processed(row(refund('pay_1', orderId, 100)))).toBe(true);
    expect(await processed(row(refund('pay_1', null, 200)))).toBe(true);
    expect(await givenBack()).toEqual([100, 200]);
    // Of another payment of the same order, and of one that nobody knows.
    expect(await processed(row(refund('pay_2', orderId, 300)))).toBe(true);
    expect(await processed(row(refund('pay_2', null, 300)))).toBe(true);
    // Told by another account than the one that has the payment.
    expect(await processed(row(refund('pay_1', orderId, 300), { vendor: 'own' }))).toBe(true);
    expect(await givenBack()).toEqual([100, 200]);
    await relay();
  });

  it('of an account has its gateway asked for the whole soon after', async () => {
    const { bookingId, orderId } = await opened();
    await processed(row(captured(orderId)));
    engine.pass(60_000);
    await processed(row(refund('pay_1', orderId)));
    const payment = await engine.deps.db
      .selectFrom('payment')
      .select('check_at')
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingId as never)
      .executeTakeFirstOrThrow();
    expect(payment.check_at?.getTime()).toBeLessThanOrEqual(engine.deps.clock().getTime());
    await relay();
  });

  it('of an account that says more than was captured changes nothing, and is done', async () => {
    const { orderId } = await opened();
    await processed(row(captured(orderId)));
    expect(await processed(row(refund('pay_1', orderId, 10_082)))).toBe(true);
    expect(await givenBack()).toEqual([]);
  });

  it('of an account whose payment is not known as captured yet has its gateway asked at once', async () => {
    const { orderId } = await opened();
    engine.pass(1000);
    expect(await processed(row(refund('pay_1', orderId)))).toBe(true);
    const payment = await engine.deps.db.selectFrom('payment').select(['status', 'check_at']).executeTakeFirstOrThrow();
    expect(payment).toEqual({ status: 'pending', check_at: engine.deps.clock() });
  });
});

describe('an event of a card', () => {
  const engine = openEngine();
  keepCards(engine);
  const event = (setupId: string, more: Partial<InboxRow> = {}): InboxRow => ({
    hotelId: 1760,
    gateway: 'stripe',
    vendor: null,
    eventId: 'evt_1',
    payload: {
      id: 'evt_1',
      object: 'event',
      type: 'setup_intent.succeeded',
      data: { object: { id: setupId, object: 'setup_intent', metadata: { hotel_id: '1760' } } },
    },
    ...more,
  });
  const isDone = async (): Promise<boolean> =>
    (await engine.deps.db.selectFrom('webhook_inbox').select('processed_at').executeTakeFirstOrThrow()).processed_at !==
    null;
  const cardOf = () => engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();

  it.each([
    ['of another question', 'seti_other', {}],
    ['of another hotel', null, { hotelId: 1188 }],
    ['of the hotel’s own account', null, { vendor: 'own' }],
  ])('%s is left alone, and done', async (_what, named, more) => {
    const { setupId } = await guaranteed(engine);
    engine.stripe.kept.setups.set(setupId, visa);
    const before = await cardOf();
    const told = event(named ?? setupId, more);
    await keepEvent(engine.deps.db, told, engine.deps.clock());
    const { log, lines } = heardLog();
    await processEvent({ ...engine.deps, log }, told);
    expect([await isDone(), await cardOf()]).toEqual([true, before]);
    expect(lines).toMatchObject([{ level: 40, gateway: 'stripe', eventId: 'evt_1', hotelId: told.hotelId }]);
    await processEvent(engine.deps, event(setupId));
    expect((await cardOf()).status).toBe('kept');
  });

  it('waits where its gateway cannot be asked, and is done once it can', async () => {
    const { setupId } = await guaranteed(engine);
    engine.stripe.kept.setups.set(setupId, visa);
    const told = event(setupId);
    await keepEvent(engine.deps.db, told, engine.deps.clock());
    engine.stripe.isDown = true;
    await expect(processEvent(engine.deps, told)).rejects.toThrow('gateway unavailable');
    expect([await isDone(), (await cardOf()).status]).toEqual([false, 'asked']);
    engine.stripe.isDown = false;
    await processEvent(engine.deps, told);
    expect([await isDone(), (await cardOf()).status]).toEqual([true, 'kept']);
  });
});
