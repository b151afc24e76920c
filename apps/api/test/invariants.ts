import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import { countBroken, invariants } from '../src/features/operation/invariants.queries.ts';
import type { Tables } from '../src/database/tables.ts';

/** How often each invariant is broken; in a healthy database none is. Without `now`, what only time breaks is left out. */
export async function brokenInvariants(db: Kysely<Tables>, now: Date | null = null): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [name, query] of Object.entries(invariants(now))) {
    const count = await countBroken(db, query);
    if (count > 0) broken[name] = count;
  }
  return broken;
}

const named = Object.entries(invariants(null)).map(([name, query]) => ({
  name,
  query,
  words: query.match(/\w+/g) ?? [],
}));

/** Fails the test that left an invariant broken: of those that speak of the tables it wrote, or of all. */
export async function requireInvariants(db: Database, written?: ReadonlySet<string>): Promise<void> {
  const asked = named.filter(({ words }) => written === undefined || words.some((word) => written.has(word)));
  if (asked.length === 0) return;
  // One statement, since each is an exchange with the server; which is broken is asked when one is.
  const sum = sql.join(
    asked.map(({ query }) => sql`(${sql.raw(query)})`),
    sql` + `,
  );
  const { rows } = await sql<{ broken: number }>`select ${sum} as broken`.execute(db);
  if (Number(rows[0]?.broken) > 0) throw new Error(`broken: ${JSON.stringify(await brokenInvariants(db))}`);
}
