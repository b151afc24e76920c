import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { laterBy } from '../../../database/later-by.ts';
import type { Tables } from '../../../database/tables.ts';
import type { DomainFound } from '../../../database/tables/hotel-tables.ts';

const hourMs = 3_600_000;

export type DomainRow = Selectable<Tables['hotel_domain']>;

/** The hosts that a hotel has named and not given up: the one named last first. */
export const domainsOf = (db: Kysely<Tables>, hotelId: number): Promise<DomainRow[]> =>
  db
    .selectFrom('hotel_domain')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('is_former')
    .orderBy('named_at', 'desc')
    .orderBy('host')
    .execute();

export const domainOfHotel = (tx: Transaction, hotelId: number, host: string): Promise<DomainRow | undefined> =>
  tx.selectFrom('hotel_domain').selectAll().where('hotel_id', '=', hotelId).where('host', '=', host).executeTakeFirst();

/** What of a host another hotel has: that of its files, or one that it has proved; `isLost` of one that it proves no more. */
export async function holderOf(
  tx: Transaction,
  host: string,
  hotelId: number,
): Promise<{ readonly hotelId: number; readonly isLost: boolean } | undefined> {
  const ofFiles = await tx.selectFrom('hotel_host').select('hotel_id').where('host', '=', host).executeTakeFirst();
  if (ofFiles !== undefined) return { hotelId: ofFiles.hotel_id, isLost: false };
  const own = await tx
    .selectFrom('hotel_domain')
    .select(['hotel_id', 'lost_at'])
    .where('host', '=', host)
    .where('seen_at', 'is not', null)
    .where('hotel_id', '<>', hotelId)
    .executeTakeFirst();
  return own === undefined ? undefined : { hotelId: own.hotel_id, isLost: own.lost_at !== null };
}

/** Names a host, or one that was named before again. */
export async function insertDomain(
  tx: Transaction,
  {
    hotelId,
    host,
    proof,
    at,
  }: { readonly hotelId: number; readonly host: string; readonly proof: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('hotel_domain')
    .values({ hotel_id: hotelId, host, proof, named_at: at, due_at: at })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'host']).doUpdateSet({ named_at: at, due_at: at, is_former: false }),
    )
    .execute();
}

export async function writeDomain(
  tx: Transaction,
  { hotel_id: hotelId, host }: Pick<DomainRow, 'hotel_id' | 'host'>,
  {
    found,
    ...fields
  }: Partial<Pick<DomainRow, 'due_at' | 'checked_at' | 'seen_at' | 'misses' | 'lost_at' | 'is_former'>> & {
    readonly found?: DomainFound;
  },
): Promise<void> {
  await tx
    .updateTable('hotel_domain')
    .set({ ...fields, ...(found === undefined ? {} : { found: JSON.stringify(found) }) })
    .where('hotel_id', '=', hotelId)
    .where('host', '=', host)
    .execute();
}

export async function deleteDomain(
  tx: Transaction,
  { hotel_id: hotelId, host }: Pick<DomainRow, 'hotel_id' | 'host'>,
): Promise<void> {
  await tx.deleteFrom('hotel_domain').where('hotel_id', '=', hotelId).where('host', '=', host).execute();
}

/** Takes hosts whose records are to be looked at: no other process does until `again`. */
export async function takeDue(db: Database, now: Date, again: Date, limit: number): Promise<DomainRow[]> {
  const due = await db
    .selectFrom('hotel_domain')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const taken: DomainRow[] = [];
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable('hotel_domain')
      .set({ due_at: again })
      .where('hotel_id', '=', row.hotel_id)
      .where('host', '=', row.host)
      .where('due_at', '=', row.due_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) taken.push(row);
  }
  return taken;
}

/** Has domains be checked now that a clock that was ahead has put off. Answers how many. */
export async function setDomainsDue(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('hotel_domain')
    .set({ due_at: now })
    .where('due_at', '>', laterBy(now, hourMs))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
