import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let running: RunningPostgres | undefined;

/**
 * A real PostgreSQL for the suites that need one: TEST_DATABASE_URL where it is given (its user may create databases),
 * else npm's embedded binaries.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) running = await startPostgres();
  project.provide('postgresUrl', given ?? running?.url ?? '');
}

export async function teardown(): Promise<void> {
  await running?.stop();
}
