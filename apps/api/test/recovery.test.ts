import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { eitherOf, promote, startArchiving, until, type ArchivingPostgres } from './archiving-postgres.ts';
import { takeBase } from './copied-postgres.ts';

let archive: ArchivingPostgres;
beforeAll(async () => {
  archive = await startArchiving();
});
afterAll(() => archive.stop());

const write = (db: Database, holder: string): Promise<unknown> =>
  sql`insert into holder (holder_hash, until) values (${holder}, now())`.execute(db);
const written = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('holder').select('holder_hash').orderBy('holder_hash').execute()).map((row) => row.holder_hash);

it('a restored server stands at its moment, and a promoted replica takes over by itself', async () => {
  const { server: first } = archive;
  const origin = openPostgres(first.url, 2, () => undefined);
  await migrate(origin.db);
  await write(origin.db, 'before');
  const base = await takeBase(first);
  const replica = await archive.follow(await takeBase(first));

  const moment = await archive.moment();
  await write(origin.db, 'lost by the restore');
  const restored = await archive.restore(base, moment);
  const back = openPostgres(restored.url, 2, () => undefined);
  expect(await written(back.db)).toEqual(['before']);
  await back.close();
  await restored.stop();

  // The replica first: a host that only follows is passed over.
  const pool = openPostgres(eitherOf(replica.url, first.url), 4, () => undefined);
  await write(pool.db, 'on the first');
  const follower = openPostgres(replica.url, 1, () => undefined);
  await until(async () => (await written(follower.db)).includes('on the first'));
  await origin.close();
  await first.stop();
  await promote(replica);
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
