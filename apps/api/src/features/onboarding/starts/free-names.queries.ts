import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** Ids below are given by those who keep hotels in files. */
const firstId = 1_000_001;

/** The next id after those of all hotels and starts; in the turn of who writes hotels (`takeTurn`). */
export async function freeHotelId(tx: Transaction): Promise<number> {
  const [hotel, start] = await Promise.all(
    (['hotel', 'hotel_start'] as const).map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.max('hotel_id').as('last'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Math.max(firstId - 1, Number(hotel?.last ?? 0), Number(start?.last ?? 0)) + 1;
}

/** Whether another hotel has a slug. */
export async function isSlugTaken(db: Kysely<Tables>, slug: string, hotelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where('slug', '=', slug)
    .where('hotel_id', '<>', hotelId)
    .executeTakeFirst();
  return row !== undefined;
}
