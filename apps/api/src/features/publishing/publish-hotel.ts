import { todayIn } from '@latchkey/booking-core/time';
import type { Database, Transaction } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { knownOf } from './known-hotels.queries.ts';
import { takeTurn } from './load-hotels.queries.ts';
import type { Publication } from './publications.queries.ts';
import { putInForce, type PutInForce } from './put-in-force.ts';
import { stockHotel, tellOverridesApart } from '../stock/stock.ts';

/** What became of a publication. */
export type Published<T> =
  | PutInForce
  /** They are in force already. */
  | { readonly kind: 'same' }
  /** Other documents are in force than those that it was made from. */
  | { readonly kind: 'outdated' }
  /** What was to be done with it refused. */
  | { readonly kind: 'refused'; readonly why: T };

/**
 * Puts documents of a hotel in force that were made from those with the fingerprint `basedOn`; from then on the hotel is
 * kept where the publication is from. `also` is done in the same transaction, and anything but null that it answers leaves
 * all as it was.
 */
export async function publishHotel<T>(
  db: Database,
  hotel: HotelFolder,
  now: Date,
  {
    basedOn,
    publication,
    also,
  }: {
    readonly basedOn: string;
    readonly publication: Publication;
    readonly also: (tx: Transaction) => Promise<T | null>;
  },
): Promise<Published<T>> {
  const { facts } = hotel;
  await tellOverridesApart(db, facts.id);
  const published = await transact<Published<T>>(db, async (tx, rollback) => {
    await takeTurn(tx);
    if ((await knownOf(tx, facts.id))?.fingerprint !== basedOn) return rollback({ kind: 'outdated' });
    if (hotel.fingerprint === basedOn) return rollback({ kind: 'same' });
    const put = await putInForce(tx, hotel, now, publication);
    if (put.kind !== 'kept') return rollback(put);
    const why = await also(tx);
    return why === null ? put : rollback({ kind: 'refused', why });
  });
  if (published.kind === 'kept') await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), true);
  return published;
}
