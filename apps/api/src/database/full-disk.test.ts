import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test/test-engine.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await startTestEngine();
});
afterEach(async () => {
  vi.useRealTimers();
  await engine.close();
});

it('a write that a full disk refuses makes the engine not ready, until a minute has passed without one', async () => {
  const ready = async (): Promise<number> => (await engine.app.inject('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  const refused = sql`do $$ begin raise exception using errcode = '53100', message = 'no space left'; end $$`;
  await expect(refused.execute(engine.deps.db)).rejects.toMatchObject({ code: '53100' });
  expect(await ready()).toBe(503);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await ready()).toBe(200);
});
