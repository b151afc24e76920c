import { describe, expect, it } from 'vitest';
import { book, openOrder } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { reconcilePayments } from '../features/payments/orders/reconcile-payments.ts';
import { dueAgain } from './upkeep.ts';
import { relayOutbox } from './relay-outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('after a clock that was ahead', () => {
  const engine = openEngine();
  const again = () =>
    dueAgain(engine.deps.db, engine.deps.clock(), { reconcileMs: engine.deps.settings.reconcileAfterMs });
  const waiting = () =>
    engine.deps.db.selectFrom('outbox').select('available_at').where('done_at', 'is', null).execute();

  it('messages that were leased, or meant for at once, go out within a minute', async () => {
    await book(engine, { mode: 'at-property' });
    // The process was killed with a lease of its own time.
    engine.pass(2 * day);
    const ahead = engine.deps.clock();
    await engine.deps.db
      .updateTable('outbox')
      .set({ attempts: 1, available_at: new Date(ahead.getTime() + minute) })
      .execute();
    await book(engine, { mode: 'at-property' });
    engine.pass(-2 * day);
    expect(await relayOutbox(engine.deps)).toBe(0);
    expect(await again()).toBe((await waiting()).length);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.filter(({ to }) => to === 'asha@example.com').length).toBeGreaterThanOrEqual(2);
    expect(await again()).toBe(0);
  });

  it('payments are asked about as if it had been right', async () => {
    await openOrder(engine, (await book(engine)).bookingId);
    engine.pass(2 * day);
    await reconcilePayments(engine.deps);
    engine.pass(-2 * day);
    engine.pass(30 * minute);
    expect(await reconcilePayments(engine.deps)).toBe(0);
    expect(await again()).toBe(1);
    expect(await reconcilePayments(engine.deps)).toBe(1);
    expect(await again()).toBe(0);
  });

  it('what is put off as it should be stays so', async () => {
    await openOrder(engine, (await book(engine)).bookingId);
    await book(engine, { mode: 'at-property' });
    for (let at = 0; at < 8; at += 1) {
      engine.pass(at * 40 * minute);
      await reconcilePayments(engine.deps);
      expect(await again()).toBe(0);
    }
  });
});
