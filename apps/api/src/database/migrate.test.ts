import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { loadHotels } from '../features/stock/hotel-loading/load-hotels.ts';
import { migrate } from './migrate.ts';
import { openPglite, openPostgres } from './open-database.ts';

it('brings the schema up to date once and loads each hotel, from several instances at once', async () => {
  const address = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  address.pathname = `/${name}`;
  const instances = Array.from({ length: 4 }, () => openPostgres(address.href, 2, () => undefined));
  await Promise.all(instances.map(({ db }) => migrate(db)));
  expect(await instances[0]?.db.selectFrom('booking').selectAll().execute()).toEqual([]);
  const folder = path.join(import.meta.dirname, '../../hotels');
  const loads = await Promise.all(instances.map(({ db }) => loadHotels(db, folder, new Date('2026-11-20T06:00:00Z'))));
  expect(loads.flatMap(({ faults }) => faults)).toEqual([]);
  expect(
    await instances[0]?.db.selectFrom('hotel').select('hotel_id').where('stocked_until', 'is not', null).execute(),
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
