import { afterAll, afterEach, beforeAll } from 'vitest';
import { requireInvariants } from './invariants.ts';
import { startTestEngine, type DatabaseKind, type TestEngine } from './test-engine.ts';

/** An engine for the tests of one `describe`, there once they run; after each of them every invariant must hold, and all is as it was. */
export function openEngine(kind: DatabaseKind = 'postgresql', env: Record<string, string> = {}): TestEngine {
  let opened: TestEngine | undefined;
  beforeAll(async () => {
    opened = await startTestEngine(kind, env);
  });
  afterAll(async () => {
    await opened?.close();
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
