import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { apiMemory } from '../../../scripts/run/service-memory.ts';
import { startService } from '../../../scripts/run/service.ts';
import { engineProcess } from './prove/engine-process.ts';
import { day } from './prove/guests.ts';
import { freePort } from '../test/embedded-postgres.ts';
import { call, inFlight, type Reply } from './prove/http.ts';
import { firstHotel, seedHotels } from './prove/seed-hotels.ts';
import { seedListings } from './prove/seed-listings.ts';

const hotels = Number(/^\d+$/.exec(process.argv[2] ?? '')?.[0] ?? 5000);
// Of very many hotels only the nights that are searched for are written: all of them would be 65 million rows.
const [nights, ahead] = hotels > 20_000 ? [3, 9] : [40, 0];
/** Hotels lie in so many cities, one after another. */
const cities = 100;
/** One in the middle of those that sitemaps name. */
const middleHotel = firstHotel + 50_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The searches to time, by the number of the try. */
const searches: readonly [string, (at: number) => string][] = [
  [`a city of ${hotels / cities} hotels, by name`, (at) => `place=city${at}`],
  [`a city of ${hotels / cities} hotels, by price`, (at) => `place=city${at + 20}&sort=price`],
  ['one hotel by its name', (at) => `place=bench%20h${at * 7}x`],
  ['everywhere, by name, some page', (at) => `page=${1 + at * 20}`],
  ['everywhere, by rating', (at) => `sort=rating&page=${at + 1}`],
  ['everywhere, by price: the most that one search compares', (at) => `sort=price&page=${at + 1}`],
];

/** The statements of a search as the engine sends them, filled in. */
const statements: readonly [string, string][] = [
  [
    'hotels of one city, by name',
    `select hotel_id from hotel_listing where hotel_id in (select hotel_id from hotel_term where term >= 'city42' and term < 'city42\u{10ffff}') order by name_key, hotel_id limit 12`,
  ],
  [
    'hotels by two words',
    `select hotel_id from hotel_listing where hotel_id in (select hotel_id from hotel_term where term >= 'city4' and term < 'city4\u{10ffff}') and hotel_id in (select hotel_id from hotel_term where term >= 'h1' and term < 'h1\u{10ffff}') order by name_key, hotel_id limit 12`,
  ],
  [
    'everywhere, by name, a late page',
    'select hotel_id from hotel_listing order by name_key, hotel_id limit 12 offset 4800',
  ],
  ['everywhere, by rating', 'select hotel_id from hotel_listing order by rating desc, name_key, hotel_id limit 12'],
  ['how many there are', 'select count(*) from hotel_listing'],
];

// As `npm start` starts it.
const built = { entry: resolve(import.meta.dirname, '../dist/server.js'), ...apiMemory };
const engine = await engineProcess('postgresql', { POSTGRES_FLAGS: '-c shared_buffers=256MB' }, built);
try {
  await engine.start();
  const opened = await engine.open();
  say(`${hotels} hotels in ${cities} cities, 8 room types × ${nights} nights each …`);
  const seeding = await timed(async () => {
    await seedHotels(opened.db, hotels, nights, ahead);
    await seedListings(opened.db, hotels, cities);
  });
  say(`written in ${seeding.toFixed(0)} s`);
  for (const [what, statement] of statements) {
    say(`\n${what}`);
    const plan = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${statement}`)
      .execute(opened.db);
    for (const row of plan.rows) say(`  ${row['QUERY PLAN']}`);
  }
  await opened.close();
  say(
    `\nThe asker, PostgreSQL and the engine share this machine's ${availableParallelism()} cores; times are of whole answers, one at a time.`,
  );
  const stay = `checkIn=${day(10)}&checkOut=${day(12)}`;
  for (const [what, of] of searches) {
    const [first, again] = [
      await timesOf(20, (at) => `${stay}&${of(at)}`),
      await timesOf(20, (at) => `${stay}&${of(at)}`),
    ];
    say(`${what}: first asked ${milliseconds(first)}, asked again ${milliseconds(again)}`);
  }
  const seconds = await timed(() =>
    inFlight(
      600,
      16,
      async (at) => void (await call(`${engine.url}/api/hotel-search?${stay}&place=city${at % cities}`, 'GET')),
    ),
  );
  say(`searches by city, 16 at a time: ${Math.round(600 / seconds)}/s`);
  for (const [what, url] of [
    ['the parts of a sitemap of 100,000 hotels', '/api/sitemap-parts'],
    ['one part of it', `/api/sitemap-hotels?from=${middleHotel}`],
  ] as const)
    await tellTwice(what, () => call(`${engine.url}${url}`, 'GET'));
  await throughOrigin();
  say(`memory of the API: ${await engine.memory()} MB`);
} finally {
  await engine.end('SIGKILL');
  await engine.remove();
}
process.exit(0);

/** Milliseconds of each answer, sorted. */
async function timesOf(count: number, queryOf: (at: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const from = performance.now();
    await call(`${engine.url}/api/hotel-search?${queryOf(at)}`, 'GET');
    times.push(performance.now() - from);
  }
  return times.toSorted((left, right) => left - right);
}

/** The files that crawlers get, through an origin before the engine; only pages would need a release. */
async function throughOrigin(): Promise<void> {
  const [port, store] = [await freePort(), ownFolder('bench')];
  const address = `http://127.0.0.1:${port}`;
  const origin = await startService({
    name: 'origin',
    entry: resolve(import.meta.dirname, '../../origin/dist/server.js'),
    env: { ORIGIN_PORT: String(port), API_URL: engine.url, RELEASE_STORE: store, RENDERERS: '1', LOG_LEVEL: 'silent' },
    health: `${address}/metrics`,
    patience: 20_000,
  });
  const ask = (path: string) => (): Promise<Reply> =>
    call(address + path, 'GET', undefined, { host: 'latchkey.localhost' });
  try {
    await tellTwice('/sitemap.xml at the origin', ask('/sitemap.xml'));
    await tellTwice('one file that it names', ask(`/sitemap-hotels-${middleHotel}.xml`));
  } finally {
    await origin.stop();
    await rm(store, { recursive: true });
  }
}

/** Says how long an answer took, and how long when it was asked for again. */
async function tellTwice(what: string, ask: () => Promise<Reply>): Promise<void> {
  const from = performance.now();
  const { status, body } = await ask();
  const first = performance.now() - from;
  await ask();
  const again = performance.now() - from - first;
  const size = `${Math.round(Buffer.byteLength(body) / 1024)} KB`;
  say(`${what}: ${status}, ${size}, first asked ${first.toFixed(1)} ms, asked again ${again.toFixed(1)} ms`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

function milliseconds(times: readonly number[]): string {
  return `${(times[times.length / 2] ?? 0).toFixed(1)} ms (slowest ${(times.at(-1) ?? 0).toFixed(1)})`;
}
