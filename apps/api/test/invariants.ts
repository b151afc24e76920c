import type { Kysely } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import type { Tables } from '../src/database/tables.ts';
import { countBroken, invariants } from '../src/features/operation/invariants.queries.ts';

/** How often each invariant is broken; in a healthy database none is. Without `now`, what only time breaks is left out. */
export async function brokenInvariants(db: Kysely<Tables>, now: Date | null = null): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [name, query] of Object.entries(invariants(now))) {
    const count = await countBroken(db, query);
    if (count > 0) broken[name] = count;
  }
  return broken;
}

/** Fails the test that left an invariant broken. */
export async function requireInvariants(db: Database): Promise<void> {
  const broken = await brokenInvariants(db);
  if (Object.keys(broken).length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
}
