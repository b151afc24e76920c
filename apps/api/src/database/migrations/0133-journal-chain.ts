import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Lines of before, and of an engine of before that runs on beside, have none of the three.
  `alter table journal_line add column number bigint`,
  `alter table journal_line add column hash text`,
  `alter table journal_line add column seals jsonb`,
  // Where the chain of a hotel ends: without it a line that is cut off at the end would be missed by nobody.
  `create table journal_head (
    hotel_id integer primary key,
    lines bigint not null,
    hash text not null
  )`,
];

/** The lines of each hotel's journal are chained. */
export const journalChain: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    { name: 'journal_line_by_number', on: 'journal_line (hotel_id, number) where number is not null', isUnique: true },
  ],
};
