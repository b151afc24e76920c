import { todayIn } from '@latchkey/booking-core/time';
import type { Database } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import { type FoundHotels, listedFingerprints, readHotelFolders } from '../../catalogue/catalogue.ts';
import type { HotelFault, HotelFolder } from '../../catalogue/hotel-files/hotel-folder.types.ts';
import { keepIds, type KeptIds } from './keep-ids.ts';
import { faultsOfMissing } from './faults-ahead.ts';
import { closeGone, fingerprintsOf, listHotel, takeTurn, writeHotel } from './load-hotels.queries.ts';
import { stockHotel } from './stock-hotel.ts';
import { tellOverridesApart } from './tell-overrides-apart.ts';

/** What loading the hotel folders did, for the log. */
export interface LoadedHotels {
  /** Hotels whose files changed and were written. */
  readonly loaded: readonly number[];
  /** Of folders whose files cannot be used: their hotels go on with what was known of them. */
  readonly faults: readonly (HotelFault & { readonly folder: string })[];
  /** Of files that are used, and in which something looks wrong. */
  readonly doubts: readonly (HotelFault & { readonly folder: string })[];
  /** What follows a new id, by hotel. */
  readonly renamed: readonly { readonly hotelId: number; readonly ids: readonly string[] }[];
  /** Hotels whose folder is gone: they are closed. */
  readonly gone: readonly { readonly hotelId: number; readonly slug: string }[];
  /** Why no hotel was closed although none was found; null where the directory has hotels. */
  readonly nothingFound: string | null;
}

/**
 * Brings the database in line with the hotel folders. It may run any number of times: only hotels whose files changed are written.
 * Hotels whose folder is gone are closed and keep their bookings; a directory without any hotel closes none.
 */
export async function loadHotels(db: Database, directory: string, now: Date): Promise<LoadedHotels> {
  const found = await readHotelFolders(directory);
  const [known, listed] = [await fingerprintsOf(db), await listedFingerprints(db)];
  const gone = found.nothing === null ? await closeMissing(db, found, [...known.keys()]) : [];
  const [loaded, renamed, faults] = [[], [], [...found.faults]] as [
    number[],
    LoadedHotels['renamed'][number][],
    LoadedHotels['faults'][number][],
  ];
  for (const hotel of found.hotels) {
    const { facts } = hotel;
    const changed = known.get(facts.id) !== hotel.fingerprint;
    if (known.has(facts.id)) await tellOverridesApart(db, facts.id);
    if (changed) {
      const kept = await write(db, hotel, now);
      if (kept.kind === 'missing') {
        faults.push(...faultsOfMissing(hotel, kept.ids));
        continue;
      }
      if (kept.renamed.length > 0) renamed.push({ hotelId: facts.id, ids: kept.renamed });
      loaded.push(facts.id);
    } else if (facts.state !== 'closed' && listed.get(facts.id) !== hotel.fingerprint) await listHotel(db, hotel);
    await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), changed);
  }
  return { loaded, faults, doubts: found.doubts, renamed, gone, nothingFound: found.nothing };
}

/** Writes a hotel's new files and has what it sold follow them, or neither. */
function write(db: Database, hotel: HotelFolder, now: Date): Promise<KeptIds> {
  return transact<KeptIds>(db, async (tx, rollback) => {
    await takeTurn(tx);
    const kept = await keepIds(tx, hotel.facts, todayIn(hotel.facts.timeZone, now.getTime()));
    if (kept.kind === 'missing') return rollback(kept);
    await writeHotel(tx, hotel, now);
    return kept;
  });
}

async function closeMissing(db: Database, found: FoundHotels, known: readonly number[]): Promise<LoadedHotels['gone']> {
  const claimed = {
    hosts: found.hotels.flatMap(({ facts }) => facts.hosts),
    slugs: found.hotels.map(({ facts }) => facts.slug),
  };
  const gone: { hotelId: number; slug: string }[] = [];
  for (const hotelId of known.filter((id) => !found.present.has(id)))
    gone.push({ hotelId, slug: await closeGone(db, hotelId, claimed) });
  return gone;
}
