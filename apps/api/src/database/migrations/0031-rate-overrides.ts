import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const fields = `'price_for_pax', 'extra_adult', 'extra_child', 'min_stay', 'max_stay', 'closed', 'closed_to_arrival'`;

const statements = [
  // Which columns the property has set by hand. Null where nothing is, and, with by_property, where a version that did not
  // tell them apart has written the row: those are told apart when the hotel's files are loaded, by what they say.
  `alter table rate add column by_hand text[] check (by_hand <@ array[${fields}])`,
  `create index rate_by_hand on rate (hotel_id, date) where by_property`,
];

/** What a property has set by hand of a night's rate, column by column. */
export const rateOverrides: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
