import { afterAll, afterEach, beforeAll } from 'vitest';
import { requireInvariants } from './invariants.ts';
import { restoredTables } from './reset-database.ts';
import { startTestEngine, type DatabaseKind, type TestEngine } from './test-engine.ts';

/** Engines that the files before have left as they were at the start, by their database: to start one takes as long as many tests. */
const idle = new Map<DatabaseKind, TestEngine>();

/** An engine for the tests of one `describe`, there once they run; after each of them every invariant must hold, and all is as it was. */
export function openEngine(kind: DatabaseKind = 'postgresql', env: Record<string, string> = {}): TestEngine {
  const isPlain = Object.keys(env).length === 0;
  let opened: TestEngine | undefined;
  let isAsAtStart = isPlain;
  beforeAll(async () => {
    opened = isPlain ? idle.get(kind) : undefined;
    if (opened === undefined) opened = await startTestEngine(kind, env);
    else idle.delete(kind);
  });
  afterAll(async () => {
    if (opened !== undefined && isAsAtStart && opened.written().size === 0) idle.set(kind, opened);
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
      isAsAtStart &&= [...engine.written()].every((table) => restoredTables.has(table));
      // The next test begins anew, whatever this one has left.
      await engine.reset();
    }
  });
  return engine;
}
