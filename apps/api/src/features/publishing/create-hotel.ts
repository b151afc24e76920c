import { todayIn } from '@latchkey/booking-core/time';
import type { Database, Transaction } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { knownOf } from './known-hotels.queries.ts';
import { takeTurn } from './load-hotels.queries.ts';
import type { Publication } from './publications.queries.ts';
import { putInForce, type PutInForce } from './put-in-force.ts';
import { stockHotel } from '../stock/stock.ts';

/** What became of the first documents of a hotel. */
export type CreatedHotel<T> =
  | PutInForce
  /** There is a hotel of that id. */
  | { readonly kind: 'there' }
  /** What was to be done with it refused. */
  | { readonly kind: 'refused'; readonly why: T };

/**
 * Puts the first documents of a hotel in force, with its rooms and prices. `also` is done in the same transaction, and
 * anything but null that it answers leaves all as it was.
 */
export async function createHotel<T>(
  db: Database,
  hotel: HotelFolder,
  now: Date,
  { publication, also }: { readonly publication: Publication; readonly also: (tx: Transaction) => Promise<T | null> },
): Promise<CreatedHotel<T>> {
  const { facts } = hotel;
  const founded = await transact<CreatedHotel<T>>(db, async (tx, rollback) => {
    await takeTurn(tx);
    if ((await knownOf(tx, facts.id)) !== undefined) return rollback({ kind: 'there' });
    const put = await putInForce(tx, hotel, now, publication);
    if (put.kind !== 'kept') return rollback(put);
    const why = await also(tx);
    return why === null ? put : rollback({ kind: 'refused', why });
  });
  if (founded.kind === 'kept') await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), true);
  return founded;
}
