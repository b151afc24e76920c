import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Bookings that the property made for a guest at the counter or on the telephone; null of those that guests made. */
export const bookedBy: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(`alter table booking add column booked_by text`).execute(db);
  },
};
