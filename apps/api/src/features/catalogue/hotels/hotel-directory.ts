import { LRUCache } from 'lru-cache';
import type { Database, Work } from '../../../database/database.types.ts';
import { readIndex, readIndexMark, type HotelIndex } from './hotels.queries.ts';
import type { Agreed, AgreedHotel, HotelRecord } from './hotel-record.ts';
import { agreedHotel } from './agreed-hotel.ts';
import { readHotel, readRevision, type KnownHotel, type ReadHotel } from './read-hotel.ts';

/** The hotels of this installation, at most `staleMs` behind the database. Those asked for are kept in memory. */
export interface HotelDirectory {
  byId(id: number): Promise<HotelRecord | undefined>;
  bySlug(slug: string): Promise<HotelRecord | undefined>;
  /** By host name without a port. */
  byHost(host: string): Promise<HotelRecord | undefined>;
  all(): Promise<readonly HotelRecord[]>;
}

const staleMs = 2000;
/** Of the memory for hotels, as much again as one part in so many is for what they once were. */
const shareOfRevisions = 8;

export function createHotelDirectory(db: Database, clock: () => Date, bytes: number): HotelDirectory {
  const kept = new LRUCache<number, ReadHotel & { record: HotelRecord }>({
    maxSize: bytes,
    sizeCalculation: (hotel) => hotel.bytes,
  });
  const once = new LRUCache<string, ReadHotel>({
    maxSize: Math.ceil(bytes / shareOfRevisions),
    sizeCalculation: (hotel) => hotel.bytes,
  });
  const reading = new Map<number, Promise<HotelRecord | undefined>>();
  let index: HotelIndex | undefined;
  let mark = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<HotelIndex> | undefined;

  const check = async (): Promise<HotelIndex> => {
    // The mark first: what changes after it makes the next one another.
    const current = await readIndexMark(db);
    if (index === undefined || current !== mark) index = await readIndex(db);
    mark = current;
    checkedAt = clock().getTime();
    return index;
  };
  const fresh = async (): Promise<HotelIndex> => {
    if (index !== undefined && Math.abs(clock().getTime() - checkedAt) <= staleMs) return index;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  /** A hotel as it once was: what is read of it never changes. */
  const revisionOf = async (from: Database | Work, id: number, revision: string): Promise<KnownHotel> => {
    const key = `${id} ${revision}`;
    const known = once.get(key) ?? (await readRevision(from, id, revision));
    if (known === undefined) throw new Error(`hotel ${id} has no revision ${revision}`);
    once.set(key, known);
    return known.record;
  };
  const read = async (id: number): Promise<HotelRecord | undefined> => {
    const hotel = await readHotel(db, id);
    if (hotel === undefined) return undefined;
    const record: HotelRecord = Object.defineProperty(hotel.record as HotelRecord, 'asAgreed', {
      value: (from: Database | Work, booking: Agreed): Promise<AgreedHotel> =>
        agreedHotel(record, booking, (revision) =>
          revision === record.fingerprint ? Promise.resolve(record) : revisionOf(from, id, revision),
        ),
    });
    kept.set(id, { ...hotel, record });
    return record;
  };
  const record = async (id: number | undefined): Promise<HotelRecord | undefined> => {
    const fingerprint = id === undefined ? undefined : (await fresh()).fingerprints.get(id);
    if (id === undefined || fingerprint === undefined) return undefined;
    const known = kept.get(id)?.record;
    if (known?.fingerprint === fingerprint) return known;
    const begun = reading.get(id) ?? read(id).finally(() => reading.delete(id));
    reading.set(id, begun);
    return begun;
  };

  return {
    byId: record,
    bySlug: async (slug) => record((await fresh()).bySlug.get(slug)),
    byHost: async (host) => record((await fresh()).byHost.get(host)),
    all: async () => {
      const found: HotelRecord[] = [];
      for (const id of (await fresh()).fingerprints.keys()) {
        const one = await record(id);
        if (one !== undefined) found.push(one);
      }
      return found;
    },
  };
}
