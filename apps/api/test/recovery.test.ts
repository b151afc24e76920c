import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { startCopy, takeBase } from './copied-postgres.ts';
import { startPostgres, type RunningPostgres } from './embedded-postgres.ts';

let archive: string;
let first: RunningPostgres;
beforeAll(async () => {
  archive = await mkdtemp(join(process.getuid?.() === 0 ? '/var/tmp' : tmpdir(), 'latchkey-archive-'));
  await chmod(archive, 0o777);
  const archiving = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`];
  first = await startPostgres(archiving.flatMap((setting) => ['-c', setting]));
});
afterAll(async () => {
  await first.stop();
  await rm(archive, { recursive: true, force: true });
});

const write = (db: Database, holder: string): Promise<unknown> =>
  sql`insert into holder (holder_hash, until) values (${holder}, now())`.execute(db);
const written = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('holder').select('holder_hash').orderBy('holder_hash').execute()).map((row) => row.holder_hash);
/** Until something holds: a replica follows a moment later. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

it('a restored server stands at its moment, and a promoted replica takes over by itself', async () => {
  const origin = openPostgres(first.url, 2, () => undefined);
  await migrate(origin.db);
  await write(origin.db, 'before');
  const { host, username, password, port } = new URL(first.url);
  const [base, toFollow] = [await takeBase(first), await takeBase(first)];
  const replica = await startCopy(toFollow, 'standby', {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
  });

  const moment = await momentAfter(origin.db);
  await write(origin.db, 'lost by the restore');
  await archived(origin.db);
  const restored = await startCopy(base, 'recovery', {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  const back = openPostgres(restored.url, 2, () => undefined);
  await until(
    async () => (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(back.db)).rows[0]?.is === false,
  );
  expect(await written(back.db)).toEqual(['before']);
  await back.close();
  await restored.stop();

  // The replica first: a host that only follows is passed over.
  const url = new URL(replica.url);
  const both = replica.url.replace(url.host, `${url.host},${host}`);
  const pool = openPostgres(both, 4, () => undefined);
  await write(pool.db, 'on the first');
  const follower = openPostgres(replica.url, 1, () => undefined);
  await until(async () => (await written(follower.db)).includes('on the first'));
  await origin.close();
  await first.stop();
  await sql`select pg_promote()`.execute(follower.db);
  await until(async () =>
    write(pool.db, 'on the second').then(
      () => true,
      () => false,
    ),
  );
  expect(await written(pool.db)).toEqual(['before', 'lost by the restore', 'on the first', 'on the second']);
  await Promise.all([pool.close(), follower.close()]);
  await replica.stop();
});

/** A moment of the server that all has been written before and nothing after. */
async function momentAfter(db: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
  await pause(20);
  return rows[0]?.at ?? '';
}

/** Has what was written so far go into the archive. */
async function archived(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const last = sql<{ is: boolean }>`select coalesce(last_archived_wal >= ${name}, false) as is from pg_stat_archiver`;
  await until(async () => (await last.execute(db)).rows[0]?.is === true);
}
