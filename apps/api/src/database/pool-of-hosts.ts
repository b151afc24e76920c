import type pg from 'pg';
import { isServerLost } from './server-lost.ts';

/** What a pool is to those who ask: connections, and an end. */
interface Connections {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  readonly options: object;
}

/**
 * One pool of several hosts, of which one takes writes: connections go to the last that did, and where it is gone, or
 * only follows another, to the next. What goes on when one is lost fails; what begins after that finds the other.
 */
export function poolOfHosts(pools: readonly pg.Pool[]): Connections {
  const writable = new WeakSet<pg.PoolClient>();
  let current = 0;
  const connect = async (): Promise<pg.PoolClient> => {
    let last: unknown = new Error('no host of DATABASE_URL takes writes');
    for (let tried = 0; tried < pools.length; tried += 1) {
      const at = current;
      try {
        const client = await pools[at]?.connect();
        if (client !== undefined && (writable.has(client) || !(await follows(client)))) {
          writable.add(client);
          return client;
        }
        client?.release(true);
      } catch (cause) {
        if (!isServerLost(cause)) throw cause;
        last = cause;
      }
      // Another call may have moved on meanwhile.
      if (current === at) current = (at + 1) % pools.length;
    }
    throw last;
  };
  return { connect, options: {}, end: async () => void (await Promise.all(pools.map((pool) => pool.end()))) };
}

async function follows(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    return rows[0]?.follows !== false;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}
