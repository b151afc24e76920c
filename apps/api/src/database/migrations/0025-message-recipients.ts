import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom messages go to: the row that is locked while the messages of a recipient are counted. */
export const messageRecipients: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table message_recipient (recipient_hash text primary key, changed_at timestamptz not null)`)
      .execute(db);
    await sql.raw(`create index message_recipient_by_age on message_recipient (changed_at)`).execute(db);
  },
};
