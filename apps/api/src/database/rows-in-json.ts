import { sql, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * An insert of rows that have the same columns, as one parameter: the statement's text is the same for any number of
 * them, and there is no most.
 */
export function insertRows(table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
