import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { apiMemory, originMemory } from '../../../scripts/run/service-memory.ts';
import { startService } from '../../../scripts/run/service.ts';
import type { Database } from '../src/database/database.types.ts';
import { freePort } from '../test/embedded-postgres.ts';
import { engineProcess } from './prove/engine-process.ts';
import { day } from './prove/guests.ts';
import { load } from './prove/load.ts';
import { firstHotel, seedHotels } from './prove/seed-hotels.ts';
import { seedListings } from './prove/seed-listings.ts';

/** What many hotels cost a process that nobody asks, and one that is asked for all of them. */
const hotels = Number(/^\d+$/.exec(process.argv[2] ?? '')?.[0] ?? 5000);
const seconds = Number(/^\d+$/.exec(process.argv[3] ?? '')?.[0] ?? 30);
const [nights, cities] = [40, 100];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// As `npm start` starts it, but for the folders: a demo would close hotels that have none.
const built = { entry: resolve(import.meta.dirname, '../dist/server.js'), ...apiMemory };
const settings = { POSTGRES_FLAGS: '-c shared_buffers=256MB', HOTELS_FOLLOW: 'off', AVIF: 'on' };
const engine = await engineProcess('postgresql', settings, built);
const store = ownFolder('bench');
try {
  await engine.start();
  const opened = await engine.open();
  const { db } = opened;
  say(`${hotels} hotels, 8 room types × ${nights} nights each …`);
  await seedHotels(db, hotels, nights);
  await seedListings(db, hotels, cities);
  await engine.end('SIGTERM');
  const from = performance.now();
  await engine.start();
  say(`the engine is ready ${((performance.now() - from) / 1000).toFixed(1)} s after its start`);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const origin = await startService({
    name: 'origin',
    entry: resolve(import.meta.dirname, '../../origin/dist/server.js'),
    nodeFlags: originMemory.nodeFlags,
    env: {
      ...originMemory.env,
      ORIGIN_PORT: String(port),
      API_URL: engine.url,
      RELEASE_STORE: store,
      RENDERERS: '1',
      LOG_LEVEL: 'silent',
    },
    health: `${address}/metrics`,
    patience: 60_000,
  });
  const tell = async (when: string, work: () => Promise<unknown>): Promise<void> => {
    // A connection that is at rest tells of its last transactions within ten seconds.
    await pause(12_000);
    const [sent, used] = [await statementsOf(db), await engine.processorSeconds()];
    const began = performance.now();
    await work();
    const took = (performance.now() - began) / 1000;
    const perSecond = ((await statementsOf(db)) - sent) / took;
    const share = ((await engine.processorSeconds()) - used) / took;
    const ofOrigin = await memoryOf(origin.process.pid ?? 0);
    say(
      `${when}: engine ${await engine.memory()} MB, ${(share * 100).toFixed(1)} % of a core, ${perSecond.toFixed(1)} transactions a second; origin ${ofOrigin} MB`,
    );
  };
  try {
    await tell('idle', () => pause(seconds * 1000));
    let at = 0;
    await tell('searched, each hotel after the other, through the origin', async () => {
      const { perSecond, p99, statuses } = await load(address, 16, seconds, () => {
        at += 1;
        const stay = `checkIn=${day(5 + (at % 20))}&checkOut=${day(7 + (at % 20))}`;
        return {
          method: 'GET',
          path: `/api/hotels/${firstHotel + (at % hotels)}/availability?${stay}`,
          host: `h${at % hotels}.example`,
        };
      });
      say(`${perSecond} searches a second, p99 ${p99} ms, ${JSON.stringify([...statuses])}`);
    });
    await tell('idle again', () => pause(seconds * 1000));
  } finally {
    await origin.stop();
  }
  await opened.close();
} finally {
  await engine.end('SIGKILL');
  await engine.remove();
  await rm(store, { recursive: true });
}
process.exit(0);

/** The transactions of this database so far: the engine sends a statement in each but when it writes. */
async function statementsOf(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: string;
  }>`select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Megabytes resident of a process. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
