import { describe, expect, it } from 'vitest';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { keepEvent } from './inbox.queries.ts';
import { processWaiting } from './process-waiting.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const hourMs = 3_600_000;

describe.each(databaseKinds)('events of a gateway that cannot be processed, on %s', (kind) => {
  const engine = openEngine(kind);

  /** Of a gateway that this version has no adapter for any more. */
  const poison = (eventId: string): Promise<unknown> =>
    keepEvent(
      engine.deps.db,
      { hotelId: 0, gateway: 'closed' as never, vendor: null, eventId, payload: { event: 'payment.captured' } },
      engine.deps.clock(),
    );
  const stateOf = (eventId: string) =>
    engine.deps.db
      .selectFrom('webhook_inbox')
      .select(['attempts', 'processed_at', 'given_up_at'])
      .where('hotel_id', '=', 0)
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
  const worked = async (): Promise<void> => {
    while ((await processWaiting(engine.deps)) > 0);
  };

  it('stop no later ones, however many they are', async () => {
    for (let at = 0; at < 60; at += 1) await poison(`evt_poison_${at}`);
    const { bookingId } = await book(engine, { hotelId: 1188 });
    const orderId = await openOrder(engine, bookingId);
    const payload = {
      eventId: 'evt_1',
      event: 'payment.captured',
      orderId,
      paymentId: 'pay_1',
      transactionId: 'txn_1',
    };
    await keepEvent(
      engine.deps.db,
      {
        hotelId: 1188,
        gateway: 'card-vault',
        vendor: null,
        eventId: 'evt_1',
        payload: { ...payload, ...engine.cardVault.moneyOf(orderId) },
      },
      engine.deps.clock(),
    );
    engine.pass(6000);
    await worked();
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    expect((await stateOf('evt_poison_0')).attempts).toBe(1);
  });

  it('are tried ever later, and after days given up, which is told', async () => {
    await poison('evt_poison');
    let tries = 0;
    for (let hour = 0; hour < 100; hour += 1) {
      engine.pass(hourMs);
      const before = (await stateOf('evt_poison')).attempts;
      await worked();
      tries += (await stateOf('evt_poison')).attempts - before;
    }
    expect(tries).toBeLessThan(80);
    expect(await stateOf('evt_poison')).toMatchObject({
      processed_at: null,
      given_up_at: expect.any(Date),
      attempts: tries,
    });
    expect((await engine.app.inject({ url: '/metrics' })).body).toContain('webhook_given_up{gateway="closed"} 1');
    engine.pass(24 * hourMs);
    expect(await processWaiting(engine.deps)).toBe(0);
  });
});
