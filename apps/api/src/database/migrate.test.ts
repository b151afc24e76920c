import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-database.ts';

it('brings the schema up to date once, from several instances at once', async () => {
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
  await Promise.all(instances.map((instance) => instance.close()));
});
