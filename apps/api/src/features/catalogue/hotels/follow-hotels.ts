import type { Database } from '../../../database/database.types.ts';
import { changesAfter, type HotelChange } from './hotels.queries.ts';

const everyMs = 500;
/** After more changes than this all that is remembered goes, instead of hotel by hotel. */
const mostChanges = 1000;

/** What was changed of hotels: these, or more than are told one by one. */
export type ChangedHotels = readonly HotelChange[] | 'many';

/** The changes of hotels, by whatever process, at most half a second behind. */
export interface FollowedHotels {
  /** Await it, where it returns a promise, before using what is remembered of a hotel. It reads only when called. */
  catchUp(): Promise<void> | undefined;
  /** The number of the last change that was told. */
  seen(): number;
}

export function followHotels(
  db: Database,
  clock: () => Date,
  onChange: (changed: ChangedHotels) => void,
): FollowedHotels {
  let seen = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const at = clock().getTime();
    const changes = await changesAfter(db, seen, mostChanges);
    readAt = at;
    const [latest] = changes;
    if (latest === undefined) return;
    seen = latest.version;
    onChange(changes.length < mostChanges ? changes : 'many');
  };
  return {
    seen: () => seen,
    catchUp: () => {
      if (Math.abs(clock().getTime() - readAt) <= everyMs) return undefined;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
