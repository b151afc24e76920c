import type { Database } from '../../../database/database.types.ts';

/**
 * The last change of each of these addresses that search engines were told of; addresses never announced are absent.
 */
export async function readAnnounced(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('announced_page')
    .selectAll()
    .where('address', 'in', [...addresses])
    .execute();
  return new Map(rows.map((row) => [row.address, row.changed_at]));
}

/** Keeps that search engines know of a change of each of these addresses. */
export async function keepAnnounced(db: Database, changed: ReadonlyMap<string, Date>): Promise<void> {
  await db
    .insertInto('announced_page')
    .values([...changed].map(([address, changed_at]) => ({ address, changed_at })))
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((row) => ({ changed_at: row.ref('excluded.changed_at') })),
    )
    .execute();
}
