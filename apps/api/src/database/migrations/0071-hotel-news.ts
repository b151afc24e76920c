import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** How often a kind of thing has changed at a hotel, for those who follow it: what changed is read where it is kept. */
export const hotelNews: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql`create table hotel_news (
      hotel_id integer not null,
      what text not null,
      last bigint not null,
      primary key (hotel_id, what)
    )`.execute(db);
  },
};
