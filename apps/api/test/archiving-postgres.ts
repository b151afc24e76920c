import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { startCopy, type BaseBackup } from './copied-postgres.ts';
import { type RunningPostgres, serverFolders, startPostgres } from './embedded-postgres.ts';

/** A server whose changes are archived as they happen. */
export interface ArchivingPostgres {
  readonly server: RunningPostgres;
  /** A moment of the server's clock: all has been committed before it, and nothing after. */
  moment(): Promise<string>;
  /** A second server, as this one stood at a moment since a base backup; it takes writes when it is given. */
  restore(base: BaseBackup, moment: string): Promise<Pick<RunningPostgres, 'url' | 'stop'>>;
  /** A replica that follows this one from a base backup on. */
  follow(base: BaseBackup): Promise<Pick<RunningPostgres, 'url' | 'stop'>>;
  /** Stops it and removes the archive. */
  stop(): Promise<void>;
}

export async function startArchiving(): Promise<ArchivingPostgres> {
  const archive = ownFolder('archive', serverFolders());
  await chmod(archive, 0o777);
  const archiving = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`];
  const server = await startPostgres(archiving.flatMap((setting) => ['-c', setting]));
  return {
    server,
    async moment() {
      const at = await asked<string>(server.url, 'select clock_timestamp()::text as said');
      await pause(20);
      return at;
    },
    async restore(base, moment) {
      const last = await asked<string>(server.url, 'select pg_walfile_name(pg_switch_wal()) as said');
      const isArchived = `select coalesce(last_archived_wal >= '${last}', false) as said from pg_stat_archiver`;
      await until(() => asked<boolean>(server.url, isArchived));
      const restored = await startCopy(base, 'recovery', {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      });
      await until(() => asked<boolean>(restored.url, 'select not pg_is_in_recovery() as said'));
      return restored;
    },
    follow(base) {
      const { port, username, password } = new URL(server.url);
      const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
      return startCopy(base, 'standby', { primary_conninfo: primary });
    },
    async stop() {
      await server.stop();
      await rm(archive, { recursive: true, force: true });
    },
  };
}

/** The address of two servers, of which the one that takes writes is meant. */
export function eitherOf(one: string, other: string): string {
  const { host } = new URL(one);
  return one.replace(host, `${host},${new URL(other).host}`);
}

/** Has a replica take writes from now on. */
export async function promote({ url }: Pick<RunningPostgres, 'url'>): Promise<void> {
  await asked(url, 'select pg_promote() as said');
}

/** Until something holds: what follows or recovers does so a moment later. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

async function asked<T>(url: string, statement: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ said: T }>(statement);
  await client.end();
  return rows[0]?.said as T;
}
