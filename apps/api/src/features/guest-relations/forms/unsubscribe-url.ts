import type { Locale } from '@latchkey/api-contract/types';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { insertLink, publicUrl } from '../../messaging/messaging.ts';

const yearsMs = 5 * 366 * 24 * 3_600_000;

/** A link by which a subscriber leaves a hotel's letters, by one click (RFC 8058) or on a page; good for five years. */
export async function unsubscribeUrl(
  deps: Deps,
  hotel: HotelRecord,
  entryId: string,
  language: Locale,
): Promise<string> {
  const now = deps.clock();
  const link = { hotelId: hotel.id, purpose: 'unsubscribe', subject: entryId, language } as const;
  const token = await transact(deps.db, (tx) =>
    insertLink(tx, { ...link, expiresAt: new Date(now.getTime() + yearsMs) }, now),
  );
  return publicUrl(deps.settings, hotel, `/api/letters-unsubscribe/${token}?lang=${language}`);
}
