import { describe, expect, it } from 'vitest';
import { openEngine } from '../../test/open-engine.ts';
import { sharedCounts } from './shared-counts.ts';

describe('two processes on one PostgreSQL', () => {
  const engine = openEngine('postgresql');

  it('count an address together, once a second, and start again with the next window', async () => {
    let now = 1_800_000_000_000;
    const [one, other] = [0, 1].map(() =>
      sharedCounts(
        engine.deps.db,
        () => now,
        (cause) => expect.unreachable(String(cause)),
      ),
    );
    if (one === undefined || other === undefined) throw new Error('unreachable');
    for (let call = 0; call < 300; call += 1) one.add('r 203.0.113.1', 60_000);
    for (let call = 0; call < 200; call += 1) other.add('r 203.0.113.1', 60_000);
    other.add('r 203.0.113.2', 60_000);
    await Promise.all([one.flush(), other.flush()]);
    for (const counts of [one, other]) {
      counts.add('r 203.0.113.1', 60_000);
      await counts.flush();
    }
    expect(other.add('r 203.0.113.1', 60_000)).toEqual({ current: 503, ttl: 60_000 });
    expect(other.add('r 203.0.113.2', 60_000).current).toBe(2);
    now += 60_000;
    expect(other.add('r 203.0.113.1', 60_000).current).toBe(1);
    for (const counts of [one, other]) counts.close();
  });

  it('count alone while the database does not answer, and lose nothing', async () => {
    const failures: unknown[] = [];
    const counts = sharedCounts(
      engine.deps.db,
      () => 1_800_000_120_000,
      (cause) => failures.push(cause),
    );
    const table = engine.deps.db.schema.alterTable('call_count');
    await table.renameTo('call_count_away').execute();
    counts.add('w 203.0.113.9', 60_000);
    await counts.flush();
    expect([failures.length, counts.add('w 203.0.113.9', 60_000).current]).toEqual([1, 2]);
    await engine.deps.db.schema
      .alterTable('call_count_away' as 'call_count')
      .renameTo('call_count')
      .execute();
    await counts.flush();
    expect(counts.add('w 203.0.113.9', 60_000).current).toBe(3);
    counts.close();
  });
});
