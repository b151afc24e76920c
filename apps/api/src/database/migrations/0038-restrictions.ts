import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const fields = [
  'price_for_pax',
  'extra_adult',
  'extra_child',
  'min_stay',
  'max_stay',
  'min_stay_through',
  'max_stay_through',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
  'min_advance_days',
  'max_advance_days',
  'cut_off_hour',
];

const statements = [
  `alter table rate
    add column min_stay_through smallint not null default 1 check (min_stay_through >= 1),
    add column max_stay_through smallint check (max_stay_through >= 1),
    add column closed_to_departure boolean not null default false,
    add column min_advance_days smallint not null default 0 check (min_advance_days >= 0),
    add column max_advance_days smallint check (max_advance_days >= 0),
    add column cut_off_hour smallint check (cut_off_hour between 0 and 23)`,
  // What else can be set by hand. No row of before names it, so none has to be looked at.
  `alter table rate drop constraint rate_by_hand_check`,
  `alter table rate add constraint rate_by_hand_check
    check (by_hand <@ array[${fields.map((field) => `'${field}'`).join(', ')}]) not valid`,
];

/** Which stays a night's rate is sold to, beside the shortest, the longest and the arrival: rates of before are sold to all. */
export const restrictions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
