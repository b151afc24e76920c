import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create index booking_change_due on booking ((change ->> 'expiresAt')) where change is not null and status = 'confirmed'`,
  `alter table mail_link drop constraint mail_link_purpose_check`,
  `alter table mail_link add constraint mail_link_purpose_check check
    (purpose in ('booking', 'letters', 'unsubscribe', 'review', 'availability-alert', 'availability-stop', 'property-booking'))`,
];

/** Changes that run out unpaid are noticed; links lead a property to its own page of a booking. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
