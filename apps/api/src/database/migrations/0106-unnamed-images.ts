import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // When it is looked whether anything names it; null of what an older version kept.
  `alter table hotel_image add column look_at timestamptz`,
];

/** Pictures for guests that nothing names are erased: each is looked at when it is due, and no process lists them all. */
export const unnamedImages: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'hotel_image_due', on: 'hotel_image (look_at nulls first, hotel_id)' }],
};
