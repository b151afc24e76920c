import { afterAll, afterEach, beforeAll } from 'vitest';
import type { OpenedDatabase } from '../src/database/open-database.ts';
import { requireInvariants } from './invariants.ts';
import { startTestEngine, type DatabaseKind, type TestEngine } from './test-engine.ts';

/** Databases that the files before have left as they were at the start: to make one takes as long as many tests. */
const left = new Map<DatabaseKind, OpenedDatabase>();

/** An engine for the tests of one `describe`, there once they run; after each of them every invariant must hold, and all is as it was. */
export function openEngine(kind: DatabaseKind = 'postgresql', env: Record<string, string> = {}): TestEngine {
  const isPlain = Object.keys(env).length === 0;
  let opened: TestEngine | undefined;
  beforeAll(async () => {
    const database = isPlain ? left.get(kind) : undefined;
    if (database !== undefined) left.delete(kind);
    opened = await startTestEngine(kind, env, database);
  });
  afterAll(async () => {
    const isAsAtStart = isPlain && opened?.isRestorable() === true && opened.written().size === 0;
    if (opened !== undefined && isAsAtStart && !left.has(kind)) left.set(kind, await opened.leave());
    else await opened?.close();
    // The runner keeps what tests refer to until all files are done: some hundred engines would not fit.
    opened = undefined;
  });
  const engine = new Proxy({} as TestEngine, {
    get: (_, name) => {
      if (opened === undefined) throw new Error('the engine is not started yet');
      return opened[name as keyof TestEngine];
    },
  });
  afterEach(async () => {
    try {
      await requireInvariants(engine.deps.db, engine.written());
    } finally {
      // The next test begins anew, whatever this one has left.
      await engine.reset();
    }
  });
  return engine;
}
