import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table booking add column arrived_at timestamptz`,
  `alter table review drop constraint review_state_check`,
  `alter table review add constraint review_state_check check (state in ('published', 'held', 'refused', 'withdrawn'))`,
  `alter table guest_request drop constraint guest_request_kind_check`,
  `alter table guest_request add constraint guest_request_kind_check check (kind in ('arrival', 'late_arrival', 'departure'))`,
  `alter table guest_request drop constraint guest_request_status_check`,
  `alter table guest_request add constraint guest_request_status_check check (status in ('open', 'accepted', 'declined', 'closed'))`,
  `update guest_request r set status = 'closed' from booking b
    where r.status = 'open' and b.hotel_id = r.hotel_id and b.booking_id = r.booking_id
      and b.status in ('cancelled', 'rejected', 'no_show', 'expired')`,
  `update review r set state = 'withdrawn' from booking b
    where r.state in ('published', 'held') and b.hotel_id = r.hotel_id and b.booking_id = r.booking_id and b.status = 'no_show'`,
];

/** A property says that a guest has come; what was asked for, or said, of a stay that was not is closed. */
export const arrivals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
