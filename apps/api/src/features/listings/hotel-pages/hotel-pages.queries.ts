import type { Locale } from '@latchkey/api-contract/types';
import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** The pages of a hotel as they are kept. */
export interface HotelPages {
  readonly id: number;
  readonly slug: string;
  readonly host: string | null;
  readonly roomTypeIds: readonly string[];
  /** The languages it has words in; null where nobody knows. */
  readonly languages: readonly Locale[] | null;
  readonly changedAt: Date | null;
  /** Of its home, which reviews change too. */
  readonly homeChangedAt: Date | null;
  /** The last change that search engines were told of. */
  readonly announcedAt: Date | null;
}

const homeChange = sql<Date | null>`greatest(changed_at, home_changed_at)`;

/** The columns of `HotelPages`. */
const pageColumns = [
  'hotel_id as id',
  'slug',
  'host',
  'room_type_ids as roomTypeIds',
  'languages',
  'changed_at as changedAt',
  homeChange.as('homeChangedAt'),
  'announced_at as announcedAt',
] as const;

/** The facts of a hotel's pages that come from its files. */
export type PageRow = Pick<
  Insertable<Tables['hotel_page']>,
  'hotel_id' | 'slug' | 'host' | 'room_type_ids' | 'languages'
>;

/** Keeps that a hotel's home changed by something else than its files. */
export async function noteHomeChange(tx: Transaction, hotelId: number, at: Date): Promise<void> {
  await tx.updateTable('hotel_page').set({ home_changed_at: at }).where('hotel_id', '=', hotelId).execute();
}

/** Keeps that a hotel's pages are found on another host from now on; null: on that of its files. */
export async function movePages(tx: Transaction, hotelId: number, host: string | null, at: Date): Promise<void> {
  const ofFiles = sql<string | null>`(select facts -> 'hosts' ->> 0 from hotel where hotel.hotel_id = ${hotelId})`;
  await tx
    .updateTable('hotel_page')
    .set({ host: host ?? ofFiles, changed_at: at })
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** Writes the pages of a hotel in place of the former; `changedAt` null keeps the time of the last change. */
export async function writePages(tx: Transaction, row: PageRow, changedAt: Date | null): Promise<void> {
  const changed = changedAt === null ? {} : { changed_at: changedAt };
  const { hotel_id: _, ...rest } = row;
  await tx
    .insertInto('hotel_page')
    .values({ ...row, changed_at: changedAt })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ ...rest, ...changed }))
    .execute();
}

/** Hotels from an id on, in the order of their ids. */
export async function readPages(
  db: Database,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<HotelPages[]> {
  return db
    .selectFrom('hotel_page')
    .select(pageColumns)
    .where('hotel_id', '>=', from)
    .where('hotel_id', '<=', to)
    .orderBy('hotel_id')
    .limit(limit)
    .execute();
}

/** How many rooms a hotel has, and when any of its pages changed. */
export interface PageCount {
  readonly id: number;
  readonly rooms: number;
  readonly changedAt: Date | null;
}

/** So many hotels are read at once: other calls get their turn between one statement and the next. */
const countsAtOnce = 5000;

/** The counts of all hotels in the order of their ids, some at a time. */
export async function* readPageCounts(db: Database): AsyncGenerator<PageCount[]> {
  let after = -1;
  for (;;) {
    const counts = await db
      .selectFrom('hotel_page')
      .select([
        'hotel_id as id',
        sql<number>`jsonb_array_length(room_type_ids)`.as('rooms'),
        homeChange.as('changedAt'),
      ])
      .where('hotel_id', '>', after)
      .orderBy('hotel_id')
      .limit(countsAtOnce)
      .execute();
    if (counts.length > 0) yield counts;
    if (counts.length < countsAtOnce) return;
    after = counts.at(-1)?.id ?? after;
  }
}

/** Hotels whose last change search engines were not told of, some of them. */
export async function readUnannounced(db: Database, limit: number): Promise<HotelPages[]> {
  return db
    .selectFrom('hotel_page')
    .select(pageColumns)
    .where(sql<boolean>`greatest(changed_at, home_changed_at) > coalesce(announced_at, '-infinity')`)
    .orderBy('hotel_id')
    .limit(limit)
    .execute();
}

/** Keeps that search engines know of a hotel's change; a later one is told anew. */
export async function markAnnounced(db: Database, id: number, changedAt: Date): Promise<void> {
  await db.updateTable('hotel_page').set({ announced_at: changedAt }).where('hotel_id', '=', id).execute();
}

/** Has a hotel have no pages to be found. */
export async function deletePages(tx: Transaction, hotelId: number): Promise<void> {
  await tx.deleteFrom('hotel_page').where('hotel_id', '=', hotelId).execute();
}
