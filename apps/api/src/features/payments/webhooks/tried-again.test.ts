import { describe, expect, it } from 'vitest';
import { heardLog } from '../../../../test/heard-log.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { keepEvent } from './inbox.queries.ts';
import { processWaiting } from './process-waiting.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 24 * 3_600_000];

describe('an event that could not be processed', () => {
  const engine = openEngine();
  const ago = (ms: number): Date => new Date(engine.deps.clock().getTime() - ms);
  /** Keeps an event of a gateway whose adapter is gone, or of one whose event means nothing to us. */
  const kept = async (receivedAt: Date, fields: object = {}, gateway = 'closed'): Promise<void> => {
    const event = { hotelId: 0, gateway: gateway as never, vendor: null, eventId: 'evt_1', payload: { event: 'ping' } };
    await keepEvent(engine.deps.db, event, receivedAt);
    await engine.deps.db
      .updateTable('webhook_inbox')
      .set({ attempts: 0, ...fields })
      .execute();
  };
  const rowOf = () =>
    engine.deps.db
      .selectFrom('webhook_inbox')
      .select(['attempts', 'available_at', 'given_up_at', 'processed_at'])
      .executeTakeFirstOrThrow();
  const fresh = { attempts: 0, available_at: null, given_up_at: null, processed_at: null };

  it('is left for five seconds to the request that brought it', async () => {
    await kept(ago(5 * second - 1));
    expect([await processWaiting(engine.deps), await rowOf()]).toEqual([0, fresh]);
    engine.pass(1);
    expect([await processWaiting(engine.deps), (await rowOf()).attempts]).toEqual([1, 1]);
  });

  it.each([
    [0, 5 * second],
    [1, 10 * second],
    [3, 40 * second],
    [9, 2560 * second],
    [10, hour],
    [30, hour],
  ])('is tried again, after %i tries, %i ms later', async (attempts, wait) => {
    await kept(ago(minute), { attempts });
    expect(await processWaiting(engine.deps)).toBe(1);
    expect(await rowOf()).toEqual({ ...fresh, attempts: attempts + 1, available_at: ago(-wait) });
    engine.pass(wait - 1);
    expect(await processWaiting(engine.deps)).toBe(0);
    engine.pass(1);
    expect(await processWaiting(engine.deps)).toBe(1);
  });

  it.each([
    ['given up after twelve tries in three days', 11, 3 * day, true],
    ['tried on for three days, however often', 40, 3 * day - 1, false],
    ['tried twelve times, however long that takes', 10, 30 * day, false],
  ])('is %s', async (_what, attempts, age, isGivenUp) => {
    await kept(ago(age), { attempts });
    const { log, lines } = heardLog();
    await processWaiting({ ...engine.deps, log });
    const told = {
      level: isGivenUp ? 50 : 40,
      gateway: 'closed',
      eventId: 'evt_1',
      hotelId: 0,
      attempts: attempts + 1,
    };
    expect(lines).toMatchObject([told]);
    const tried = { ...fresh, attempts: attempts + 1 };
    expect(await rowOf()).toEqual(
      isGivenUp ? { ...tried, given_up_at: ago(0) } : { ...tried, available_at: ago(-hour) },
    );
  });

  it('is not tried once more than it has to be', async () => {
    await kept(ago(minute), {}, 'razorpay');
    expect(await processWaiting(engine.deps)).toBe(1);
    expect(await rowOf()).toEqual({ ...fresh, processed_at: ago(0) });
    engine.pass(day);
    expect(await processWaiting(engine.deps)).toBe(0);
  });
});
