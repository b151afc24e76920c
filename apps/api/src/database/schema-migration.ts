import type { Kysely } from 'kysely';

/** An index that is made while guests are served: outside a transaction, without keeping anybody from writing. */
export interface IndexBeside {
  readonly name: string;
  /** The table and what of it, as after `on`: `booking (hotel_id, status) where …`. */
  readonly on: string;
  readonly isUnique?: boolean;
}

/**
 * A step of the schema. It expands: the release before runs on what it leaves. What takes something away, or renames it,
 * says by `contracts` what of it no release in use touches any more; a test asks for that of each later than 0041.
 */
export interface SchemaMigration {
  /** In one transaction, which waits a few seconds for a lock and is then tried again: nothing that takes long. */
  readonly up: (db: Kysely<never>) => Promise<void>;
  /** Made after it. */
  readonly indexes?: readonly IndexBeside[];
  readonly contracts?: string;
}
