import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a command came to. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

const main = path.resolve(import.meta.dirname, '../command/main.ts');

/** Runs `pnpm releases` as a process of its own, on a store in a folder, with more settings. */
export function runReleases(
  store: string,
  more: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Ran {
  const env = {
    ...process.env,
    RELEASE_STORE: store,
    RELEASE_BY: 'pipeline',
    // What is built here are no real apps, and an engine may run on this machine.
    API_URL: 'none',
    RELEASE_PREVIEW_SECRET: 's'.repeat(32),
    RELEASE_TEAM_KEY: undefined,
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    ...more,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}
