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
  const names = asked.map(({ name }) => name);
  const { rows } = await sql<{ broken: boolean }>`select some_invariant_broken(${names}::text[]) as broken`.execute(db);
  if (rows[0]?.broken === true) throw new Error(`broken: ${JSON.stringify(await brokenInvariants(db))}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Makes the function that `requireInvariants` calls: one exchange with the server, which plans each query once a connection.
 * As one statement of forty parts they took longer to plan than to answer.
 */
export async function prepareInvariants(db: Database): Promise<void> {
  const checks = named.map(
    ({ name, query }) => `if ${quoted(name)} = any (asked) then if (${query}) > 0 then return true; end if; end if;`,
  );
  await sql
    .raw(
      `create function some_invariant_broken(asked text[]) returns boolean language plpgsql as $check$
       begin ${checks.join('\n')} return false; end $check$`,
    )
    .execute(db);
}
