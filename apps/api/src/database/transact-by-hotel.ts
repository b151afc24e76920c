import type { Database, Transaction } from './database.types.ts';
import { transact } from './transact.ts';

/**
 * Runs a work for each of some hotels: in one transaction, or, where hotels lie on several servers, in one for each, since
 * no transaction is of two hotels there. What is done when a later one fails stays done.
 */
export async function transactByHotel(
  { db, settings }: { readonly db: Database; readonly settings: { readonly isSharded: boolean } },
  hotelIds: readonly number[],
  work: (tx: Transaction, hotelId: number) => Promise<void>,
): Promise<void> {
  const hotels = [...new Set(hotelIds)];
  const together = settings.isSharded ? hotels.map((hotelId) => [hotelId]) : [hotels];
  for (const some of together)
    await transact(db, async (tx) => {
      for (const hotelId of some) await work(tx, hotelId);
    });
}
