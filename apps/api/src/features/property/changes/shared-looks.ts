import type { Database } from '../../../database/database.types.ts';
import type { HotelNews } from '../../../database/hotel-news.ts';
import { changesAfter, lastAsked, lastChange, newsCounted, type NumberedChange } from './changes.queries.ts';

/** What stands at a hotel at a moment. */
export interface Look {
  /** The number of its last change. */
  readonly last: number;
  readonly asked: number;
  readonly news: Readonly<Record<HotelNews, number>>;
}

/** Looks at hotels for all who follow them. */
export interface SharedLooks {
  readonly at: (hotelId: number) => Promise<Look>;
  readonly changesAfter: (hotelId: number, after: number) => Promise<readonly NumberedChange[]>;
}

/** How old a look may be that another one shares, in milliseconds: half of what one waits between two. */
const sharedMs = 500;

/** Looks that are shared by all who follow a hotel in this process: the database is asked as for one of them. */
export function sharedLooks(db: Database, nowMs: () => number): SharedLooks {
  const shared = <T>(look: (hotelId: number, after: number) => Promise<T>) => {
    const kept = new Map<string, { readonly from: number; readonly found: Promise<T> }>();
    return (hotelId: number, after = 0): Promise<T> => {
      const name = `${hotelId} ${after}`;
      const before = kept.get(name);
      if (before !== undefined && nowMs() - before.from < sharedMs) return before.found;
      for (const [old, { from }] of kept) if (nowMs() - from >= sharedMs) kept.delete(old);
      const found = look(hotelId, after);
      kept.set(name, { from: nowMs(), found });
      found.catch(() => kept.delete(name));
      return found;
    };
  };
  const at = shared(async (hotelId) => ({
    last: await lastChange(db, hotelId),
    asked: await lastAsked(db, hotelId),
    news: await newsCounted(db, hotelId),
  }));
  const changes = shared((hotelId, after) => changesAfter(db, hotelId, after));
  return { at: (hotelId) => at(hotelId), changesAfter: changes };
}
