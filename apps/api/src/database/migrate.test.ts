import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { loadHotels } from '../features/hotel-files/load-hotels.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-database.ts';

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
  expect(await instances[0]?.db.selectFrom('hotel').select('hotel_id').where('stocked_until', 'is not', null).execute()).toHaveLength(7);
  await Promise.all(instances.map((instance) => instance.close()));
});
