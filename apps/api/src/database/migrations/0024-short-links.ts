import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds a booking by the short name that the link of an SMS has. */
export const shortLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create index booking_by_short_code on booking (hotel_id, left(right(booking_id, 22), 10))`)
      .execute(db);
  },
};
