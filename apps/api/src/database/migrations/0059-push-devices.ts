import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Browsers to which people have the news of a hotel pushed: of each session one for a hotel. */
export const pushDevices: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table push_device (
          hotel_id integer not null,
          person_id text not null,
          session_id text not null,
          device text not null,
          endpoint text not null,
          p256dh text not null,
          auth text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          primary key (hotel_id, person_id, session_id)
        )`,
      )
      .execute(db);
    await sql.raw('create index push_device_by_session on push_device (person_id, session_id)').execute(db);
  },
};
