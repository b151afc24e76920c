import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { linkMessage } from './link-message.ts';
import { findLookup } from './lookups.queries.ts';
import { enqueue } from '../../outbox/outbox.ts';

/**
 * Has a link mailed to the guest of what was looked up, who cannot enter the code: a browser that keeps no cookie forgets
 * it at once. Returns until when the look-up counts; null where there is none. One message a look-up, one link an hour a
 * booking, and only to the booking's own address, so that asking tells nothing.
 */
export async function askForLink(deps: Deps, lookupId: string): Promise<Date | null> {
  const hotelId = hotelIdIn(lookupId);
  const lookup = hotelId === null ? undefined : await findLookup(deps.db, hotelId, lookupId);
  const now = deps.clock();
  if (hotelId === null || lookup === undefined || lookup.expires_at <= now) return null;
  await transact(deps.db, (tx) => enqueue(tx, [linkMessage(hotelId, lookupId)], now));
  return lookup.expires_at;
}
