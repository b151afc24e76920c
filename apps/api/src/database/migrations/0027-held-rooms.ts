import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many rooms a booking takes that counts for a holder: what is held is limited by rooms as well as by bookings. */
export const heldRooms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table open_hold add column rooms integer not null default 1`).execute(db);
  },
};
