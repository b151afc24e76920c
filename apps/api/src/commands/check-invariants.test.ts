import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestEngine } from '../../test/test-engine.ts';
import { checkInvariants } from './check-invariants.ts';

it('counts every invariant that can be counted, and is not content where one cannot', async () => {
  const engine = await startTestEngine('pglite');
  const { deps } = engine;
  const opened = { apart: <T>(run: (db: typeof deps.db) => Promise<T>) => run(deps.db) };
  const whole: string[] = [];
  expect(await checkInvariants(opened, deps.clock(), (line) => whole.push(line))).toBe(true);
  await sql`alter table dispute rename to dispute_away`.execute(deps.db);
  const said: string[] = [];
  expect(await checkInvariants(opened, deps.clock(), (line) => said.push(line))).toBe(false);
  const lost = said.filter((line) => /^ +\?/.test(line));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(whole.length / 2);
  expect(said.filter((line) => /^ +\d+ {2}/.test(line))).toHaveLength(whole.length - 1 - lost.length);
  await engine.close();
});
