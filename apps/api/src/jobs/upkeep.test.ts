import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { book } from '../../test/journeys.ts';
import { openEngine } from '../../test/open-engine.ts';
import { erasing, erasingElsewhere } from '../features/privacy/erase-guest.ts';
import { delaying, forgetOld, forgetting } from './upkeep.ts';

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

describe('the upkeep of each domain', () => {
  const features = path.join(import.meta.dirname, '../features');
  const joined: Readonly<Record<string, readonly unknown[]>> = {
    forget: forgetting,
    setDue: delaying,
    erase: erasing,
    eraseElsewhere: erasingElsewhere,
  };

  it('is joined where it is done', async () => {
    const files = globSync('*/*.upkeep.ts', { cwd: features });
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      const module = (await import(path.join(features, file))) as Record<string, Record<string, unknown>>;
      for (const upkeep of Object.values(module))
        for (const act of Object.keys(upkeep))
          expect({ file, act, isJoined: joined[act]?.includes(upkeep) }).toEqual({ file, act, isJoined: true });
    }
  });
});
