import type { Insertable, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A connection to the engine's database, which is a PostgreSQL or the embedded one. */
export type Database = Kysely<Tables>;

/** A transaction under way. */
export type Transaction = KyselyTransaction<Tables>;

/** A row of a table as it is written. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
