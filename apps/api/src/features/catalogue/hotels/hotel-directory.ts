import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { tellOuterRead } from '../../../database/statement-channel.ts';
import { agreedHotel } from './agreed-hotel.ts';
import { followHotels, type ChangedHotels } from './follow-hotels.ts';
import type { Agreed, AgreedHotel, HotelRecord } from './hotel-record.ts';
import { idByHost, idBySlug } from './hotels.queries.ts';
import { readHotel, readRevision, type KnownHotel, type ReadHotel } from './read-hotel.ts';
import { remembered } from './remembered.ts';

/**
 * The hotels of this installation, at most half a second behind the database. Those last asked for are kept in memory; nobody
 * holds or lists all of them.
 */
export interface HotelDirectory {
  byId(id: number): Promise<HotelRecord | undefined>;
  bySlug(slug: string): Promise<HotelRecord | undefined>;
  /** By host name without a port. */
  byHost(host: string): Promise<HotelRecord | undefined>;
}

/** Of the memory for hotels, as much again as one part in so many is for what they once were. */
const shareOfRevisions = 8;
/** Hosts and slugs, known and unknown, whose hotel is remembered. */
const mostAddresses = 20_000;
/** The last that a column of ids can hold. */
const lastId = 2_147_483_647;
/** What it takes to remember that there is no such hotel. */
const nothingBytes = 500;

/** The entry of an id or an address; `undefined` within: there is no such hotel. */
type Found<T> = { readonly found: T | undefined };
type Sized = Found<HotelRecord> & { readonly bytes: number };

export function createHotelDirectory(db: Database, clock: () => Date, bytes: number): HotelDirectory {
  const kept = new LRUCache<string, Sized>({
    maxSize: bytes,
    sizeCalculation: (hotel) => hotel.bytes,
  });
  const addresses = new LRUCache<string, Found<number>>({ max: mostAddresses });
  const once = new LRUCache<string, ReadHotel>({
    maxSize: Math.ceil(bytes / shareOfRevisions),
    sizeCalculation: (hotel) => hotel.bytes,
  });
  const forget = (changed: ChangedHotels): void => {
    if (changed === 'many') {
      kept.clear();
      addresses.clear();
      return;
    }
    const ids = new Set(changed.map(({ hotelId }) => hotelId));
    for (const id of ids) kept.delete(String(id));
    for (const [address, { found }] of addresses.entries())
      if (found === undefined || ids.has(found)) addresses.delete(address);
  };
  const followed = followHotels(db, clock, forget);
  const hotelOf = remembered<Sized>(kept, followed);
  const addressOf = remembered<Found<number>>(addresses, followed);

  /** A hotel as it once was: what is read of it never changes. */
  const revisionOf = async (from: Database | Transaction, id: number, revision: string): Promise<KnownHotel> => {
    const key = `${id} ${revision}`;
    const known = once.get(key) ?? (await readRevision(from, id, revision));
    if (known === undefined) throw new Error(`hotel ${id} has no revision ${revision}`);
    once.set(key, known);
    return known.record;
  };
  const read = async (id: number): Promise<Sized> => {
    const hotel = await readHotel(db, id);
    if (hotel === undefined) return { found: undefined, bytes: nothingBytes };
    const record: HotelRecord = Object.defineProperty(hotel.record as HotelRecord, 'agreedHotel', {
      value: (from: Database | Transaction, booking: Agreed): Promise<AgreedHotel> =>
        agreedHotel(record, booking, (revision) =>
          revision === record.fingerprint ? Promise.resolve(record) : revisionOf(from, id, revision),
        ),
    });
    return { found: record, bytes: hotel.bytes };
  };
  const byId = async (id: number): Promise<HotelRecord | undefined> => {
    tellOuterRead('a hotel');
    return id > lastId ? undefined : (await hotelOf(String(id), () => read(id))).found;
  };
  const byAddress = async (
    address: string,
    find: () => Promise<number | undefined>,
  ): Promise<HotelRecord | undefined> => {
    const { found } = await addressOf(address, async () => ({ found: await find() }));
    return found === undefined ? undefined : byId(found);
  };

  return {
    byId,
    bySlug: (slug) => byAddress(`slug ${slug}`, () => idBySlug(db, slug)),
    byHost: (host) => byAddress(`host ${host}`, () => idByHost(db, host)),
  };
}
