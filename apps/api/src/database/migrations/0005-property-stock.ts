import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table rate add column max_stay smallint check (max_stay >= 1)`,
  `alter table rate add column closed boolean not null default false`,
  `alter table rate add column closed_to_arrival boolean not null default false`,
  // What the property has set by hand stays when its files are loaded again.
  `alter table rate add column by_property boolean not null default false`,
  `alter table inventory add column by_property boolean not null default false`,
];

export const propertyStock: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
