import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What was sent to an address or number today, so that nobody can have messages sent to strangers without end.
  `create table sent_message (
    recipient_hash text not null,
    message_id text not null,
    purpose text not null,
    sent_at timestamptz not null,
    primary key (recipient_hash, message_id)
  )`,
  `create index sent_message_by_age on sent_message (sent_at)`,
];

export const sentMessages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
