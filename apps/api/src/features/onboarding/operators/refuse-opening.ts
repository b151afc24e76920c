import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { tellOwner } from '../openings/tell-of-opening.ts';
import { lockStart, writeOpening } from '../../property/property.ts';

/** Does not show a hotel that waits: its owner is told why, can change it, and open it again. */
export async function refuseOpening(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotelId: number,
  words: string,
): Promise<'refused' | 'not_found' | 'not_waiting'> {
  const now = clock();
  return transact<'refused' | 'not_found' | 'not_waiting'>(db, async (tx, rollback) => {
    const start = await lockStart(tx, hotelId);
    if (start === undefined) return rollback('not_found');
    if (start.asked_at === null || start.opened_at !== null) return rollback('not_waiting');
    await writeOpening(tx, hotelId, {
      asked_at: null,
      asked_revision: null,
      asked_beside: null,
      refused: words,
      withdrawn: null,
    });
    await tellOwner(tx, start, 'refused', now, words);
    noteAct(tx, { hotelId, after: { state: 'draft' }, why: words });
    return 'refused';
  });
}
