import { describe, expect, it } from 'vitest';
import { book } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { forgetOld } from './upkeep.ts';

const dayMs = 24 * 3_600_000;

describe('what has ended', () => {
  const engine = openEngine();
  const rowsOf = (table: 'quote' | 'idempotency' | 'open_hold' | 'sent_message'): Promise<object[]> =>
    engine.deps.db.selectFrom(table).selectAll().execute();

  it('is deleted by each domain, and a booking stays', async () => {
    await book(engine);
    const kept = await rowsOf('idempotency');
    await forgetOld(engine.deps.db, engine.deps.clock());
    expect(await rowsOf('quote')).not.toHaveLength(0);
    expect(await rowsOf('idempotency')).toEqual(kept);
    engine.pass(400 * dayMs);
    await forgetOld(engine.deps.db, engine.deps.clock());
    for (const table of ['quote', 'idempotency', 'open_hold', 'sent_message'] as const)
      expect({ [table]: await rowsOf(table) }).toEqual({ [table]: [] });
    expect(await engine.deps.db.selectFrom('booking').selectAll().execute()).toHaveLength(1);
  });
});
