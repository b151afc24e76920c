import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Whoever waits for a room confirms the address by one link, and ends it by another.
  `alter table mail_link drop constraint mail_link_purpose_check`,
  `alter table mail_link add constraint mail_link_purpose_check check
    (purpose in ('booking', 'letters', 'unsubscribe', 'review', 'availability-alert', 'availability-stop'))`,
];

export const availabilityAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
