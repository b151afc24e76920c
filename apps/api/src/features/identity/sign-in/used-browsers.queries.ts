import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

const dayMs = 24 * 3_600_000;
/** How long a browser is known after the last sign-in there. */
export const usedBrowserMs = 400 * dayMs;
/** Of one person; the one used longest ago goes. */
const most = 20;

/** Whether a person has signed in in a browser. */
export async function isUsedBrowser(
  db: Kysely<Tables>,
  personId: string,
  browserHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('used_browser')
    .select('used_at')
    .where('person_id', '=', personId)
    .where('browser_hash', '=', browserHash)
    .where('used_at', '>', new Date(now.getTime() - usedBrowserMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a person has signed in in a browser. */
export async function noteUsedBrowser(db: Database, personId: string, browserHash: string, at: Date): Promise<void> {
  await db
    .insertInto('used_browser')
    .values({ person_id: personId, browser_hash: browserHash, used_at: at })
    .onConflict((conflict) => conflict.columns(['person_id', 'browser_hash']).doUpdateSet({ used_at: at }))
    .execute();
  const spare = await db
    .selectFrom('used_browser')
    .select('browser_hash')
    .where('person_id', '=', personId)
    .orderBy('used_at', 'desc')
    .orderBy('browser_hash')
    .offset(most)
    .execute();
  const hashes = spare.map(({ browser_hash }) => browser_hash);
  if (hashes.length > 0)
    await db.deleteFrom('used_browser').where('person_id', '=', personId).where('browser_hash', 'in', hashes).execute();
}

/** Deletes browsers that were used too long ago to be known. */
export async function forgetUsedBrowsers(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('used_browser')
    .where('used_at', '<', new Date(now.getTime() - usedBrowserMs))
    .execute();
}
