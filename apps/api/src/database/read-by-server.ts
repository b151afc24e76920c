import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.types.ts';
import { isServerLost } from './server-lost.ts';

/** Which hotels are read of: all, or those of one server. */
export type OfHotels = readonly number[] | null;

/** How long, after a server was lost, each is read by itself before all are asked together again, in milliseconds. */
const apartMs = 10_000;

interface Health {
  readonly lost: Set<string>;
  apartUntil: number;
}

const healthOf = new WeakMap<Database, Health>();
const health = (db: Database): Health => {
  const known = healthOf.get(db) ?? { lost: new Set(), apartUntil: 0 };
  healthOf.set(db, known);
  return known;
};

/** The servers that could not be read when they were last. */
export const lostServers = (db: Database): readonly string[] => [...health(db).lost].toSorted();

/**
 * Reads what is due of all hotels: together, or server by server while one is lost, so that the others are still read.
 * Fails where no server can be read.
 */
export async function readByServer<T>(
  db: Database,
  read: (hotelIds: OfHotels) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const state = health(db);
  if (performance.now() >= state.apartUntil)
    try {
      const rows = await read(null);
      state.lost.clear();
      return rows;
    } catch (cause) {
      if (!isServerLost(cause)) throw cause;
      if ((await serversOf(db)).length < 2) throw cause;
      state.apartUntil = performance.now() + apartMs;
    }
  const all: T[] = [];
  const servers = await serversOf(db);
  for (const { name, hotelIds } of servers)
    try {
      all.push(...(await read(hotelIds)));
      state.lost.delete(name);
    } catch (cause) {
      if (!isServerLost(cause)) throw cause;
      state.lost.add(name);
      if (state.lost.size >= servers.length) throw cause;
    }
  return all;
}

/** The condition that a read of some hotels has. */
export const ofThese = (hotelIds: OfHotels): RawBuilder<boolean> =>
  hotelIds === null ? sql`true` : sql`hotel_id = any(${hotelIds}::int[])`;

interface Server {
  readonly name: string;
  readonly hotelIds: readonly number[];
}

/** The servers and the hotels of each, by what the coordinator knows; empty where all tables are on one server. */
async function serversOf(db: Database): Promise<readonly Server[]> {
  const { rows: found } = await sql<{
    is_there: boolean;
  }>`select to_regclass('pg_dist_shard_placement') is not null as is_there`.execute(db);
  if (found[0]?.is_there !== true) return [];
  const { rows } = await sql<{ name: string; hotel_ids: number[] }>`
    select nodename || ':' || nodeport as name, array_agg(hotel_id) as hotel_ids
    from (select hotel_id, get_shard_id_for_distribution_column('booking', hotel_id) as shardid from hotel) placed
    join pg_dist_shard_placement using (shardid) group by 1 order by 1`.execute(db);
  return rows.map(({ name, hotel_ids: hotelIds }) => ({ name, hotelIds }));
}
