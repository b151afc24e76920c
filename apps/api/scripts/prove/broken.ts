import { sql } from 'kysely';
import type { OpenedDatabase } from '../../src/database/open-database.ts';
import { invariants, judged } from '../../src/features/operation/invariants.queries.ts';

/** Every promise that is broken, with its count. */
export async function broken({ db }: OpenedDatabase, now: Date | null): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(invariants(now))) {
    const { rows } = await sql.raw<{ count: number }>(query).execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.push(`${count} × ${name}`);
  }
  return found;
}

/** How many there are of something that the promises judge. */
export async function countOf({ db }: OpenedDatabase, what: keyof typeof judged): Promise<number> {
  const { rows } = await sql.raw<{ count: number }>(judged[what] ?? '').execute(db);
  return Number(rows[0]?.count ?? 0);
}
