import { todayIn } from '@latchkey/booking-core/time';
import type { Transaction } from '../../database/database.types.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { keepIds, type KeptIds } from './keep-ids.ts';
import { claimsOfOthers } from './known-hotels.queries.ts';
import { stockAnew } from '../stock/stock.ts';
import { writeHotel } from './load-hotels.queries.ts';
import type { Publication } from './publications.queries.ts';

/** What became of documents that were to come in force. */
export type PutInForce =
  /** They are what guests see. */
  | Extract<KeptIds, { kind: 'kept' }>
  /** Ids with bookings ahead are gone: what was done is to be rolled back. */
  | Extract<KeptIds, { kind: 'missing' }>
  /** Hosts or a slug are another hotel's: nothing is written. */
  | { readonly kind: 'claimed'; readonly claims: readonly string[] };

/** Writes the documents of a hotel and has what it sold follow them; in the caller's turn (`takeTurn`). */
export async function putInForce(
  tx: Transaction,
  hotel: HotelFolder,
  now: Date,
  publication: Publication,
): Promise<PutInForce> {
  const claims = await claimsOfOthers(tx, hotel.facts);
  if (claims.length > 0) return { kind: 'claimed', claims };
  await stockAnew(tx, hotel.facts.id, now);
  const kept = await keepIds(tx, hotel.facts, todayIn(hotel.facts.timeZone, now.getTime()));
  if (kept.kind === 'kept') await writeHotel(tx, hotel, now, publication);
  return kept;
}
