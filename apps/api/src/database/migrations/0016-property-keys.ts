import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Keys by which a property's own systems call; of each only a hash is kept. The key that is signed with
  // PROPERTY_KEY_SECRET has a row, named `signed`, once it was used or revoked.
  `create table property_key (
    hotel_id integer not null,
    key_id text not null,
    name text not null,
    key_hash text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz,
    primary key (hotel_id, key_id)
  )`,
];

export const propertyKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
