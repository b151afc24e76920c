import { sql } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { cuttableProxy, type CuttableProxy } from './cuttable-proxy.ts';
import { startPostgres } from './embedded-postgres.ts';

/** Tables that are read of all hotels at once. Those that are written with `on conflict` cannot lie so. */
const spread = ['stock_change', 'booking', 'payment'] as const;

/** A partition must have been held to each rule of its parent, also to those that a migration put on without a look. */
const validate = `do $$ declare unchecked record; begin
  for unchecked in select conrelid::regclass as of_table, conname from pg_constraint
    where not convalidated and conrelid::regclass::text in (${spread.map((table) => `'${table}'`).join(', ')})
  loop execute format('alter table %s validate constraint %I', unchecked.of_table, unchecked.conname); end loop;
end $$`;

/**
 * Has the rows of one hotel lie on a second PostgreSQL, as a coordinator has those of many: a statement that names
 * another hotel stays away, and one that names none goes there. What the engine asks of a coordinator is there too.
 */
export async function moveToSecondServer(db: Database, hotelId: number): Promise<CuttableProxy> {
  const second = await startPostgres();
  const there = openPostgres(second.url, 2, () => undefined);
  await migrate(there.db);
  await there.close();
  const proxy = await cuttableProxy(Number(new URL(second.url).port));
  const statements = [
    validate,
    `create extension postgres_fdw`,
    `create server second foreign data wrapper postgres_fdw options (host '127.0.0.1', port '${proxy.port}', dbname 'postgres')`,
    `create user mapping for current_user server second options (user 'latchkey', password 'latchkey')`,
    `alter table stock_change alter change_id drop identity, alter change_id set default (random() * 1000000000)::bigint`,
    ...spread.flatMap((table) => [
      `delete from ${table} where hotel_id = ${hotelId}`,
      `alter table ${table} rename to ${table}_here`,
      `create table ${table} (like ${table}_here including defaults including constraints) partition by list (hotel_id)`,
      `alter table ${table} attach partition ${table}_here default`,
      `create foreign table ${table}_there partition of ${table} for values in (${hotelId}) server second options (table_name '${table}')`,
    ]),
    `create table pg_dist_shard_placement (shardid bigint, nodename text, nodeport integer)`,
    `insert into pg_dist_shard_placement values (1, 'first', 5432), (2, 'second', 5432)`,
    `create function get_shard_id_for_distribution_column(text, integer) returns bigint language sql as 'select case when $2 = ${hotelId} then 2 else 1 end'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  return {
    ...proxy,
    close: async () => {
      await proxy.close();
      await second.stop();
    },
  };
}
