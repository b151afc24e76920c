import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Out of which share of the text model a run has its calls, and who asked for it; null of the operator.
  `alter table hotel_proposing add column share text not null default 'known' check (share in ('known', 'opened', 'unopened'))`,
  `alter table hotel_proposing add column asked_by text`,
];

/** Hotels that the provider does not know yet share what they ask of the text model. */
export const sharesOfTheTextModel: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
