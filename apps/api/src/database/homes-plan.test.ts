import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { distribute, homeFaults } from './distribute.ts';
import { homesPlan, type Lying } from './homes-plan.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-database.ts';
import { migratorTables, tableHomes } from './table-homes.ts';

const tables = [...migratorTables, ...Object.keys(tableHomes)];
const asSaid = new Map<string, Lying>([
  ...migratorTables.map((table) => [table, { home: 'everywhere', group: 1 }] as const),
  ...Object.entries(tableHomes).map(([table, home]) => [table, { home, group: home === 'hotel_id' ? 2 : 3 }] as const),
]);

describe('the homes of tables', () => {
  it('are asked of one server only by name', () => {
    expect(homesPlan(tables, null)).toMatchObject({ isOneServer: true, statements: [], faults: [] });
    expect(homesPlan([...tables, 'guest_book'], null).faults).toEqual(['guest_book has no home in table-homes.ts']);
    expect(
      homesPlan(
        tables.filter((table) => table !== 'refund'),
        null,
      ).faults,
    ).toEqual(['refund is not there: migrate first']);
  });

  it('are as they are said to be, or it is told', () => {
    expect(homesPlan(tables, asSaid)).toMatchObject({ statements: [], faults: [] });
    const moved = new Map([
      ...asSaid,
      ['outbox', { home: 'outbox_id', group: 4 }],
      ['refund', { home: 'hotel_id', group: 5 }],
    ]);
    expect(homesPlan(tables, moved).faults.toSorted()).toEqual([
      'outbox lies by outbox_id, not by hotel_id',
      'refund does not lie with hotel_words',
    ]);
  });

  it('are given in an order in which nothing refers to what has none', () => {
    const { statements } = homesPlan(tables, new Map());
    expect(statements).toHaveLength(tables.length);
    expect(statements.slice(0, 3)).toEqual([
      `select create_reference_table('kysely_migration')`,
      `select create_reference_table('kysely_migration_lock')`,
      `select create_reference_table('hotel')`,
    ]);
    expect(statements).toContain(
      `select create_distributed_table('booking', 'hotel_id', colocate_with => 'hotel_words')`,
    );
    expect(statements).toContain(
      `select create_distributed_table('open_hold', 'holder_hash', colocate_with => 'none')`,
    );
    const one = new Map([...asSaid].filter(([table]) => table !== 'review'));
    expect(homesPlan(tables, one).statements).toEqual([
      `select create_distributed_table('review', 'hotel_id', colocate_with => 'hotel_words')`,
    ]);
  });
});

/** What the extension offers, as far as it is asked: its catalogue, and functions that write to it. */
const catalogue = [
  `create table pg_dist_partition (logicalrelid regclass, partmethod "char", partkey text, colocationid integer)`,
  `create function column_to_column_name(regclass, text) returns text language sql as 'select $2'`,
  `create function create_reference_table(regclass) returns void language sql as $$
    insert into pg_dist_partition values ($1, 'n', null, 1) $$`,
  `create function create_distributed_table(regclass, text, colocate_with text) returns void language sql as $$
    insert into pg_dist_partition values ($1, 'h', $2, case when $2 = 'hotel_id' then 2 else 3 end) $$`,
];

it('gives every table of the schema its home once, and names one that lies otherwise', async () => {
  const opened = await openPglite(null);
  if ('refused' in opened) throw new Error(opened.by);
  const { db } = opened;
  await migrate(db);
  expect(await distribute(db)).toEqual({ spread: null, faults: [] });
  await run(db, catalogue);
  expect(await homeFaults(db)).toHaveLength(tables.length + 1);
  // The catalogue is a table of the same schema here.
  const own = ['pg_dist_partition has no home in table-homes.ts'];
  const first = await distribute(db);
  expect(first.faults).toEqual(own);
  expect(first.spread?.toSorted()).toEqual(tables.toSorted());
  expect(await distribute(db)).toEqual({ spread: [], faults: own });
  await run(db, [`update pg_dist_partition set partkey = 'booking_id' where logicalrelid = 'payment'::regclass`]);
  expect((await distribute(db)).faults).toEqual([...own, 'payment lies by booking_id, not by hotel_id']);
  await opened.close();
});

async function run(db: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
