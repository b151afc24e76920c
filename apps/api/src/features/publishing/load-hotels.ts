import { join } from 'node:path';
import type { BlobStore } from '@latchkey/releases/blobs';
import type { Database } from '../../database/database.types.ts';
import { type FaultOfFolder, type FoundHotels, readHotelFolders } from '../catalogue/catalogue.ts';
import { keepPictures } from '../images/images.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { faultsOfMissing } from './faults-ahead.ts';
import { hotelIds } from './known-hotels.queries.ts';
import { loadHotel, type LoadedHotel } from './load-hotel.ts';
import { closeGone } from './load-hotels.queries.ts';

/** What loading hotel folders did, for the log. */
export interface LoadedHotels {
  /** Hotels whose files changed and were written. */
  readonly loaded: readonly number[];
  /** Of folders whose files cannot be used: their hotels go on with their former facts. */
  readonly faults: readonly FaultOfFolder[];
  /** Of files that are used, and in which something looks wrong. */
  readonly doubts: readonly FaultOfFolder[];
  /** What follows a new id, by hotel. */
  readonly renamed: readonly { readonly hotelId: number; readonly ids: readonly string[] }[];
  /** Hotels whose folder is gone: they are closed. */
  readonly gone: readonly { readonly hotelId: number; readonly slug: string }[];
  /** Hotels that are kept at the desk: their files are not read unless their folder is named. */
  readonly atDesk: readonly number[];
  /** Why a directory that lacks hotels closed none; null where it has some. */
  readonly nothingFound: string | null;
}

interface LoadOptions {
  /** Where their pictures go; null to keep none. */
  readonly pictures?: BlobStore | null;
  /** These folders alone, of hotels that are kept at the desk too, which are kept in files from then on; no hotel is closed. */
  readonly only?: readonly string[] | null;
}

/**
 * Brings the database in line with a directory of hotel folders. It may run any number of times: only hotels whose
 * files changed are written. Hotels whose folder is gone are closed and keep their bookings; a directory that lacks
 * hotels closes none.
 */
export async function loadHotels(
  db: Database,
  directory: string,
  now: Date,
  { pictures = null, only = null }: LoadOptions = {},
): Promise<LoadedHotels> {
  const found = await readHotelFolders(directory, only);
  const gone = found.nothing === null && only === null ? await closeMissing(db, found) : [];
  if (pictures !== null)
    for (const hotel of found.hotels) await keepPictures(pictures, join(directory, folderOf(hotel)), hotel);
  const outcomes = await loadAll(db, found.hotels, now, only !== null);
  const renamed = outcomes.flatMap(([{ facts }, { kind, ...rest }]) =>
    kind === 'kept' && 'renamed' in rest && rest.renamed.length > 0 ? [{ hotelId: facts.id, ids: rest.renamed }] : [],
  );
  return {
    loaded: outcomes.filter(([, { kind }]) => kind === 'kept').map(([{ facts }]) => facts.id),
    faults: [...found.faults, ...outcomes.flatMap(faultsOf)],
    doubts: found.doubts,
    renamed,
    gone,
    atDesk: outcomes.filter(([, { kind }]) => kind === 'at_desk').map(([{ facts }]) => facts.id),
    nothingFound: found.nothing,
  };
}

const folderOf = ({ facts: { id, slug } }: HotelFolder): string => `${id}-${slug}`;

type Outcome = readonly [HotelFolder, LoadedHotel];

/** Loads hotels, and those again whose host or slug another of them has meanwhile let go. */
async function loadAll(
  db: Database,
  hotels: readonly HotelFolder[],
  now: Date,
  takesOver: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const hotel of hotels) outcomes.push([hotel, await loadHotel(db, hotel, now, takesOver)]);
  const claimed = outcomes.filter(([, { kind }]) => kind === 'claimed').map(([hotel]) => hotel);
  if (claimed.length === 0 || claimed.length === hotels.length) return outcomes;
  return [...outcomes.filter(([, { kind }]) => kind !== 'claimed'), ...(await loadAll(db, claimed, now, takesOver))];
}

function faultsOf([hotel, loaded]: Outcome): FaultOfFolder[] {
  if (loaded.kind === 'missing') return faultsOfMissing(hotel, loaded.ids);
  if (loaded.kind !== 'claimed') return [];
  return loaded.claims.map((message) => ({ folder: folderOf(hotel), file: 'hotel.json', path: '', message }));
}

async function closeMissing(db: Database, found: FoundHotels): Promise<LoadedHotels['gone']> {
  const claimed = {
    hosts: found.hotels.flatMap(({ facts }) => facts.hosts),
    slugs: found.hotels.map(({ facts }) => facts.slug),
  };
  const gone: { hotelId: number; slug: string }[] = [];
  for await (const ids of hotelIds(db))
    for (const hotelId of ids.filter((id) => !found.present.has(id))) {
      const slug = await closeGone(db, hotelId, claimed);
      if (slug !== null) gone.push({ hotelId, slug });
    }
  return gone;
}
