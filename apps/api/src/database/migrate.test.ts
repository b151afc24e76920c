import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeOwnDatabase } from '../../test/own-database.ts';
import { loadHotels } from '../features/publishing/load-hotels.ts';
import type { Database } from './database.types.ts';
import { migrate, missingOf } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPglite, openPostgres } from './open-database.ts';

it('brings the schema up to date once and loads each hotel, from several instances at once', async () => {
  const address = await ownDatabase();
  const instances = Array.from({ length: 4 }, () => openPostgres(address, 2, () => undefined));
  // As engines do, with indexes beside what the others are at.
  await Promise.all(instances.map(({ apart }) => apart((db) => migrate(db, { isServed: true }))));
  expect(await instances[0]?.db.selectFrom('booking').selectAll().execute()).toEqual([]);
  const folder = path.join(import.meta.dirname, '../../hotels');
  const loads = await Promise.all(instances.map(({ db }) => loadHotels(db, folder, new Date('2026-11-20T06:00:00Z'))));
  expect(loads.flatMap(({ faults }) => faults)).toEqual([]);
  expect(
    await instances[0]?.db
      .selectFrom('hotel_stock')
      .select('hotel_id')
      .where('stocked_until', 'is not', null)
      .execute(),
  ).toHaveLength(7);
  await Promise.all(instances.map((instance) => instance.close()));
});

it('leaves a schema that a newer version has taken further as it is', async () => {
  const opened = await openPglite(null);
  if ('refused' in opened) throw new Error(opened.by);
  await migrate(opened.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(opened.db);
  await migrate(opened.db);
  expect(await opened.db.selectFrom('booking').selectAll().execute()).toEqual([]);
  await sql`delete from kysely_migration where name = '0001-hotels'`.execute(opened.db);
  await expect(migrate(opened.db)).rejects.toThrow('9999-later');
  await opened.close();
});

it('makes an index beside writers, and again where it was left unfinished', async () => {
  const opened = openPostgres(await ownDatabase(), 4, () => undefined);
  const { db, apart } = opened;
  await sql`create table guest_book (line text)`.execute(db);
  await sql`insert into guest_book values ('same'), ('same')`.execute(db);
  const steps = {
    ...migrations,
    '9000-guest-book': {
      up: async () => undefined,
      indexes: [{ name: 'guest_book_line', on: 'guest_book (line)', isUnique: true }],
    },
  };
  const run = (): Promise<string[]> => apart((own) => migrate(own, { migrations: steps, isServed: true }));
  await expect(run()).rejects.toThrow('could not create unique index');
  expect(await missingOf(db, steps)).toEqual(['guest_book_line']);
  await sql`delete from guest_book`.execute(db);
  const writing = db.transaction().execute(async (tx) => {
    await sql`insert into guest_book values ('first')`.execute(tx);
    await sql`select pg_sleep(0.5)`.execute(tx);
  });
  expect(await run()).toEqual(['guest_book_line']);
  await writing;
  expect(await missingOf(db, steps)).toEqual([]);
  expect(await run()).toEqual([]);
  await opened.close();
});

it('waits for a guest’s lock in short turns, and for no statement’s time-out', async () => {
  const opened = openPostgres(await ownDatabase(), 4, () => undefined);
  const { db, apart } = opened;
  await migrate(db);
  const held = await holdLock(db);
  const steps = {
    ...migrations,
    '9000-slow': {
      up: async (tx: Kysely<never>) => {
        await sql`alter table quote add column slow text`.execute(tx);
        // Longer than `idle_in_transaction_session_timeout` would be no test; the step asks for the setting itself.
        const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx);
        expect(rows[0]?.statement_timeout).toBe('0');
      },
    },
  };
  const migrating = apart((own) => migrate(own, { migrations: steps, isServed: true }));
  // Others are served while it waits: those who came after it wait for seconds at most.
  await sql`select * from quote limit 1`.execute(db);
  held.release();
  await held.done;
  expect(await migrating).toEqual(['9000-slow']);
  await opened.close();
});

/** A transaction that has read a table, and goes on until it is let go. */
async function holdLock(db: Database): Promise<{ release: () => void; done: Promise<void> }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (tx) => {
    await sql`select * from quote limit 1`.execute(tx);
    began.resolve();
    await promise;
  });
  await began.promise;
  return { release, done };
}

async function ownDatabase(): Promise<string> {
  const own = await makeOwnDatabase(inject('postgresUrl'));
  onTestFinished(() => own.drop());
  return own.url;
}
