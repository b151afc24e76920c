import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const fields = [
  'price_for_pax',
  'extra_adult',
  'extra_child',
  'min_stay',
  'max_stay',
  'stay_lengths',
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
  `alter table rate add column stay_lengths smallint[]`,
  `alter table rate drop constraint rate_by_hand_check`,
  `alter table rate add constraint rate_by_hand_check
    check (by_hand <@ array[${fields.map((field) => `'${field}'`).join(', ')}]) not valid`,
];

/** The only lengths of stays that begin on a night: rates of before are sold to any. */
export const stayLengths: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
