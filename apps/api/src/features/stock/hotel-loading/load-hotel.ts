import { todayIn } from '@latchkey/booking-core/time';
import type { Database } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { HotelFolder } from '../../catalogue/hotel-files/hotel-folder.types.ts';
import { claimsOfOthers, keepTexts, knownOf } from './known-hotels.queries.ts';
import { keepIds, type KeptIds } from './keep-ids.ts';
import { listHotel, takeTurn, writeHotel } from './load-hotels.queries.ts';
import { stockHotel } from './stock-hotel.ts';
import { tellOverridesApart } from './tell-overrides-apart.ts';

/** What became of a hotel's files. */
export type LoadedHotel =
  | { readonly kind: 'same' }
  /** They differ from what was known: it was written. */
  | Extract<KeptIds, { kind: 'kept' }>
  /** Ids with bookings ahead are gone: nothing is written. */
  | Extract<KeptIds, { kind: 'missing' }>
  /** Hosts or a slug are another hotel's: nothing is written. */
  | { readonly kind: 'claimed'; readonly claims: readonly string[] };

/** Brings the database in line with the files of one hotel, which may be as it knows them. */
export async function loadHotel(db: Database, hotel: HotelFolder, now: Date): Promise<LoadedHotel> {
  const { facts } = hotel;
  const known = await knownOf(db, facts.id);
  if (known !== undefined) await tellOverridesApart(db, facts.id);
  const isChanged = known?.fingerprint !== hotel.fingerprint;
  const loaded = isChanged ? await write(db, hotel, now) : await complete(db, hotel, known.listed);
  if (loaded.kind === 'same' || loaded.kind === 'kept')
    await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), isChanged);
  return loaded;
}

/** Writes a hotel's new files and has what it sold follow them, or neither. */
function write(db: Database, hotel: HotelFolder, now: Date): Promise<LoadedHotel> {
  return transact<LoadedHotel>(db, async (tx, rollback) => {
    await takeTurn(tx);
    // Another process may have written the same files meanwhile.
    if ((await knownOf(tx, hotel.facts.id))?.fingerprint === hotel.fingerprint) return { kind: 'same' };
    const claims = await claimsOfOthers(tx, hotel.facts);
    if (claims.length > 0) return rollback({ kind: 'claimed', claims });
    const kept = await keepIds(tx, hotel.facts, todayIn(hotel.facts.timeZone, now.getTime()));
    if (kept.kind === 'missing') return rollback(kept);
    await writeHotel(tx, hotel, now);
    return kept;
  });
}

/** Adds what an older version did not keep of the same files. */
async function complete(db: Database, hotel: HotelFolder, listed: string | null): Promise<LoadedHotel> {
  if (hotel.facts.state !== 'closed' && listed !== hotel.fingerprint) await listHotel(db, hotel);
  await keepTexts(db, hotel);
  return { kind: 'same' };
}
