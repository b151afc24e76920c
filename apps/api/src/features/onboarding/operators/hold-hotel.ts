import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { checkDocuments, documentsOf } from '../../catalogue/catalogue.ts';
import { listAnew, takeTurn, tellChanged } from '../../publishing/publishing.ts';
import { deleteHold, insertHold } from './holds.queries.ts';

type Holding = Pick<Deps, 'db' | 'clock'>;

/**
 * Keeps guests from a hotel, or lets them in again (`words` null): its pages, searches and lists, at once on every
 * process. Its bookings stand. False for an unknown hotel, and for letting guests into one that is not held.
 */
export async function holdHotel(
  { db, clock }: Holding,
  hotelId: number,
  words: string | null,
  byName: string,
): Promise<boolean> {
  const inForce = await documentsOf(db, hotelId);
  const { hotel } = inForce === undefined ? { hotel: null } : await checkDocuments(inForce.texts, inForce);
  if (inForce === undefined) return false;
  const now = clock();
  return transact<boolean>(db, async (tx, rollback) => {
    await takeTurn(tx);
    if (words !== null) await insertHold(tx, { hotel_id: hotelId, held_at: now, by_name: byName, words });
    else if (!(await deleteHold(tx, hotelId))) return rollback(false);
    // Documents of an older version that would not be taken today are listed when they are mended.
    if (hotel !== null) await listAnew(tx, hotel, now);
    await tellChanged(tx, hotelId);
    noteAct(tx, { hotelId, after: { isHeld: words !== null }, ...(words === null ? {} : { why: words }) });
    return true;
  });
}
