import { thrownInWords } from '@latchkey/security/log-line';
import type { Database } from '../database/database.types.ts';
import type { OpenedDatabase } from '../database/open-database.ts';
import { countBroken, invariants, judged } from '../features/operation/operation.ts';

/**
 * Counts what breaks each invariant at a moment (null: what only time breaks is left out); true where nothing does. A
 * count that fails makes the answer false; the others go on.
 */
export async function checkInvariants(
  { apart }: Pick<OpenedDatabase, 'apart'>,
  now: Date | null,
  say: (line: string) => void,
): Promise<boolean> {
  let isWhole = true;
  const count = async (db: Database, name: string, query: string): Promise<number | '?'> => {
    try {
      return await countBroken(db, query);
    } catch (cause) {
      isWhole = false;
      say(`${name}: not counted: ${thrownInWords(cause)}`);
      return '?';
    }
  };
  // On a large database a count takes longer than a guest may wait.
  await apart(async (db) => {
    for (const [name, query] of Object.entries(invariants(now))) {
      const broken = await count(db, name, query);
      if (broken !== 0) isWhole = false;
      say(`${String(broken).padStart(6)}  ${name}`);
    }
    const counts: string[] = [];
    for (const [what, query] of Object.entries(judged)) counts.push(`${await count(db, what, query)} ${what}`);
    say(`Judged: ${counts.join(', ')}`);
  });
  return isWhole;
}
