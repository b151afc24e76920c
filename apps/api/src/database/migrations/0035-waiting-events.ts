import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table webhook_inbox add column attempts integer not null default 0`,
  `alter table webhook_inbox add column available_at timestamptz`,
  `alter table webhook_inbox add column given_up_at timestamptz`,
  `drop index webhook_waiting`,
  `create index webhook_waiting on webhook_inbox (coalesce(available_at, received_at)) where processed_at is null and given_up_at is null`,
];

/** An event that cannot be processed is tried ever later, and is given up at last. */
export const waitingEvents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
