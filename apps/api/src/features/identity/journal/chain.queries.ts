import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

type Line = Selectable<Tables['journal_line']>;

/** A line that has its place in the chain. */
export type NumberedLine = Line & { readonly number: number; readonly hash: string };

/** All hotels, by their ids. */
export async function hotelIds(db: Database): Promise<readonly number[]> {
  const rows = await db.selectFrom('hotel').select('hotel_id').orderBy('hotel_id').execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

/** Where the chain of a hotel says that it ends. */
export const headOf = (
  db: Database,
  hotelId: number,
): Promise<{ readonly lines: number; readonly hash: string } | undefined> =>
  db.selectFrom('journal_head').select(['lines', 'hash']).where('hotel_id', '=', hotelId).executeTakeFirst();

/** How many lines of a hotel stand in no chain, and of when the last of them is. */
export function unchainedOf(
  db: Database,
  hotelId: number,
): Promise<{ readonly lines: number; readonly last: Date | null }> {
  return db
    .selectFrom('journal_line')
    .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.max<Date | null>('at').as('last')])
    .where('hotel_id', '=', hotelId)
    .where('number', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The next lines of a hotel's chain, in its order. */
export function linesAfter(
  db: Database,
  hotelId: number,
  number: number,
  limit: number,
): Promise<readonly NumberedLine[]> {
  return db
    .selectFrom('journal_line')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .$narrowType<NumberedLine>()
    .execute();
}

/** Looks at the journal of a hotel as it is at one moment, whoever writes meanwhile. */
export const atOneMoment = <T>(db: Database, look: (at: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(look);
