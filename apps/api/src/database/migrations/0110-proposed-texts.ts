import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // What a text model proposed for a language that lacks it. It is no change of the draft before a person has read it.
  `create table hotel_proposal (
    hotel_id integer not null,
    language text not null,
    path text not null,
    from_language text not null,
    original jsonb not null,
    value jsonb not null,
    proposed_at timestamptz not null,
    read_at timestamptz,
    read_by text,
    primary key (hotel_id, language, path)
  )`,
  // How proposing goes in a language: due_at is null once it has ended, and ended says how.
  `create table hotel_proposing (
    hotel_id integer not null,
    language text not null,
    due_at timestamptz,
    tries integer not null,
    ended text,
    left_out jsonb not null,
    day date not null,
    day_texts integer not null,
    primary key (hotel_id, language)
  )`,
];

/** A text model proposes a hotel's texts in its other languages. */
export const proposedTexts: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'hotel_proposing_due', on: 'hotel_proposing (due_at)' }],
};
