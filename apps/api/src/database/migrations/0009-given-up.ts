import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Done with, and not carried out: a message that nobody would take for days.
  `alter table outbox add column given_up_at timestamptz`,
  `create index outbox_given_up on outbox (kind) where given_up_at is not null`,
];

export const givenUp: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
