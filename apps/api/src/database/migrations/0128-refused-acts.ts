import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // How often somebody tried on a day what he may not: the first time is a line of the journal, which is never changed.
  `create table refused_act (
    hotel_id integer not null,
    day date not null,
    actor_id text not null,
    operation text not null,
    subject text not null,
    line_id text not null,
    times integer not null,
    last_at timestamptz not null,
    primary key (hotel_id, day, actor_id, operation, subject)
  )`,
];

/** What is refused again and again is one line of the journal. */
export const refusedActs: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'refused_act_line', on: 'refused_act (hotel_id, line_id)' }],
};
