import { sql } from 'kysely';
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/database/migrations.ts';
import type { SchemaMigration } from '../../src/database/schema-migration.ts';
import { migrationFaults } from './migration-faults.ts';

/** The last that was released before there was this rule. */
const last = '0041-stay-lengths';
beforeAll(loadModule);

const migration = (statements: readonly string[], more: Partial<SchemaMigration> = {}): SchemaMigration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  ...more,
});

describe('a migration fits beside the release before, and keeps no guest waiting', () => {
  it.each(Object.entries(migrations).filter(([name]) => name > last))('%s', async (_, one) => {
    expect(await migrationFaults(one)).toEqual([]);
  });

  it.each([
    ['alter table booking drop column change'],
    ['alter table booking rename column change to changed'],
    ['alter table booking alter column total type bigint'],
    ['alter table booking alter column total set not null'],
    ['alter table booking drop constraint booking_status_check'],
    ['drop index booking_by_phone'],
    ['drop table posted_form'],
  ])('or says why it may take something away: %s', async (statement) => {
    expect(await migrationFaults(migration([statement]))).toHaveLength(1);
    expect(await migrationFaults(migration([statement], { contracts: 'nothing has read it since' }))).toEqual([]);
  });

  it.each([
    ['create index booking_by_change on booking (change)'],
    [`update booking set kept = 0`],
    [`alter table booking add constraint positive check (total >= 0)`],
  ])('and holds no table that is there: %s', async (statement) => {
    expect(await migrationFaults(migration([statement], { contracts: 'nothing' }))).toHaveLength(1);
  });

  it('but does as it likes with its own', async () => {
    const own = [
      'create table guest_book (hotel_id integer primary key, line text)',
      'insert into guest_book select hotel_id, null from hotel',
      'create index guest_book_by_line on guest_book (line)',
      `update guest_book set line = ''`,
      'alter table guest_book alter column line set not null',
      'alter table booking add column guest_book_line text',
      `alter table booking add constraint short check (length(guest_book_line) < 100) not valid`,
    ];
    expect(await migrationFaults(migration(own))).toEqual([]);
  });
});
