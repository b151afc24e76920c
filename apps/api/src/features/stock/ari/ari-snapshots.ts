import { dayNumberOf } from '@latchkey/booking-core/dates';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database.types.ts';
import { onStockChange, type StockChange } from '../../../database/stock-changes.ts';
import { createForeignChanges } from './foreign-changes.ts';
import { AriSnapshot } from './ari-snapshot.ts';
import { distinctRatesBetween, roomNightsBetween } from './ari-snapshot.queries.ts';

/** A snapshot as it stands; `version` differs whenever the snapshot may. */
export interface AriVersion {
  readonly snapshot: AriSnapshot;
  readonly version: number;
}

/** The rooms and rates of hotels, in memory. */
export interface AriSnapshots {
  /** All that this process has committed, and what others had a second ago. The hold is the authority, never this. */
  of(hotelId: number): Promise<AriVersion>;
  /** The snapshot in memory, even if outdated; null if none is loaded. */
  glimpse(hotelId: number): AriSnapshot | null;
}

interface DayRange {
  readonly first: number;
  readonly last: number;
}

interface Entry {
  current: AriVersion | null;
  /** What has changed since the snapshot was read. */
  readonly stale: Map<StockChange['what'], DayRange>;
  refreshing: Promise<void> | null;
}

const dayMs = 86_400_000;

interface AriSnapshotsOf {
  readonly db: Database;
  readonly clock: () => Date;
  /** How much memory all snapshots together may take. */
  readonly bytes: number;
}

export function createAriSnapshots({ db, clock, bytes }: AriSnapshotsOf): AriSnapshots {
  const entries = new LRUCache<number, Entry>({
    maxSize: bytes,
    sizeCalculation: ({ current }) => current?.snapshot.bytes ?? 1,
  });
  let versions = 0;

  const onChange = ({ hotelId, what, first, last }: StockChange): void => {
    const entry = entries.peek(hotelId);
    if (entry === undefined) return;
    const known = entry.stale.get(what);
    const span = { first: dayNumberOf(first), last: dayNumberOf(last) };
    entry.stale.set(
      what,
      known === undefined ? span : { first: Math.min(known.first, span.first), last: Math.max(known.last, span.last) },
    );
  };
  onStockChange(db, onChange);
  const followOthers = createForeignChanges(db, onChange, () => entries.clear());

  const refresh = async (hotelId: number, entry: Entry): Promise<void> => {
    const { current } = entry;
    const stale = new Map(entry.stale);
    entry.stale.clear();
    try {
      const snapshot =
        current !== null && (await patch(hotelId, current.snapshot, stale))
          ? current.snapshot
          : await readWhole(hotelId);
      entry.current = { snapshot, version: ++versions };
      // Weighs the entry anew, unless it was dropped in the meantime.
      if (entries.peek(hotelId) === entry) {
        entries.delete(hotelId);
        entries.set(hotelId, entry);
      }
    } catch (cause) {
      entries.delete(hotelId);
      throw cause;
    }
  };

  /** Reads anew what has changed; false where the snapshot has no place for it. */
  const patch = async (hotelId: number, snapshot: AriSnapshot, stale: Entry['stale']): Promise<boolean> => {
    const [rooms, rates] = [stale.get('rooms'), stale.get('rates')];
    if (Math.max(rooms?.last ?? 0, rates?.last ?? 0) > snapshot.last) return false;
    return (
      (rooms === undefined ||
        snapshot.writeRooms(rooms.first, rooms.last, await roomNightsBetween(db, hotelId, rooms.first, rooms.last))) &&
      (rates === undefined ||
        snapshot.writeRates(rates.first, rates.last, await distinctRatesBetween(db, hotelId, rates.first, rates.last)))
    );
  };

  const readWhole = async (hotelId: number): Promise<AriSnapshot> => {
    // A day before today somewhere on earth.
    const first = Math.floor(clock().getTime() / dayMs) - 1;
    const [rooms, rates] = await Promise.all([
      roomNightsBetween(db, hotelId, first),
      distinctRatesBetween(db, hotelId, first),
    ]);
    return new AriSnapshot(first, rooms, rates);
  };

  return {
    of: async (hotelId) => {
      if ((await followOthers(hotelId)) === 'gap') entries.delete(hotelId);
      const entry = entries.get(hotelId) ?? { current: null, stale: new Map(), refreshing: null };
      if (!entries.has(hotelId)) entries.set(hotelId, entry);
      // A refresh under way may have begun before the change that this caller must see; the next one has not.
      if (entry.refreshing !== null) await entry.refreshing;
      if (entry.current === null || entry.stale.size > 0) {
        entry.refreshing ??= refresh(hotelId, entry).finally(() => {
          entry.refreshing = null;
        });
        await entry.refreshing;
      }
      if (entry.current === null) throw new Error(`no snapshot of hotel ${hotelId}`);
      return entry.current;
    },
    glimpse: (hotelId) => entries.get(hotelId)?.current?.snapshot ?? null,
  };
}
