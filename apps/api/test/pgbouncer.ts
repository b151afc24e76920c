import { spawn, spawnSync } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { freePort, isRoot, serverFolders } from './embedded-postgres.ts';

/** Whether PgBouncer is installed here (Debian: `apt-get install pgbouncer`). */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface RunningPgbouncer {
  /** The address of the pooled database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Connections to the server that all clients share. */
export const poolSize = 4;

/** PgBouncer in transaction mode before a database, as docs/scale.md says: what connections ask for at their start is set on the database. */
export async function startPgbouncer(databaseUrl: string): Promise<RunningPgbouncer> {
  const server = new URL(databaseUrl);
  const database = server.pathname.slice(1);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  for (const setting of ["timezone = 'UTC'", "statement_timeout = '15s'", "lock_timeout = '10s'"])
    await admin.query(`alter database ${database} set ${setting}`);
  await admin.end();

  const home = ownFolder('pgbouncer', serverFolders());
  await chmod(home, 0o755);
  const port = await freePort();
  await writeFile(join(home, 'users.txt'), `"${server.username}" "${server.password}"\n`);
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), join(home, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  server.hostname = '127.0.0.1';
  server.port = String(port);
  for (let tried = 0; !(await answers(server.href)); tried += 1) {
    if (tried > 100 || child.exitCode !== null) throw new Error('PgBouncer does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: server.href,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  if (isThere) await client.end();
  return isThere;
}
