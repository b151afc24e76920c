import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { apiMemory } from '../../../scripts/run/service-memory.ts';
import { engineProcess } from './prove/engine-process.ts';
import { day } from './prove/guests.ts';
import { call, inFlight } from './prove/http.ts';
import { load } from './prove/load.ts';
import { firstHotel, seedHotels } from './prove/seed-hotels.ts';

const hotels = Number(/^\d+$/.exec(process.argv[2] ?? '')?.[0] ?? 2000);
const seconds = Number(/^\d+$/.exec(process.argv[3] ?? '')?.[0] ?? 10);
const nights = 365;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const any = (below: number): number => Math.floor(Math.random() * below);

type LoadRequest = Parameters<typeof load>[3] extends () => infer R ? R : never;

// As `npm start` starts it.
const built = { entry: resolve(import.meta.dirname, '../dist/server.js'), ...apiMemory };
const engine = await engineProcess('postgresql', { POSTGRES_FLAGS: '-c shared_buffers=256MB' }, built);
try {
  await engine.start();
  const opened = await engine.open();
  say(`${hotels} hotels × 8 room types × ${nights} nights …`);
  await seedHotels(opened.db, hotels, nights);
  await opened.close();
  say(
    `The load generator, PostgreSQL and the engine share this machine's ${availableParallelism()} cores: requests a second say what is left of`,
  );
  say('them for the engine; the processor time the engine itself takes for one request does not depend on that.');
  await call(`${engine.url}/api/hotels/${firstHotel}`, 'GET');
  const stay = (from: number): string => `checkIn=${day(from)}&checkOut=${day(from + 2)}`;
  const search = (hotel: number, from: number): LoadRequest => ({
    method: 'GET',
    path: `/api/hotels/${hotel}/availability?${stay(from)}`,
  });

  const cold = await timed(() =>
    inFlight(hotels, 16, async (at) => void (await call(`${engine.url}${search(firstHotel + at, 1).path}`, 'GET'))),
  );
  say(`first search of each hotel, which reads what it has on sale from the database: ${Math.round(hotels / cold)}/s`);
  // A walk through every hotel and arrival that repeats none of them; arrival 1 has been asked for.
  const arrivals = nights - 5;
  let asked = 0;
  const unasked = (): LoadRequest => {
    asked += 1;
    return search(firstHotel + (asked % hotels), 2 + (Math.floor(asked / hotels) % (arrivals - 1)));
  };
  await measured('stay search, each never asked before (hotels in memory, no answer kept)', 16, unasked);
  if (asked > hotels * (arrivals - 1))
    say('  … but the searches ran out and were repeated: this figure is not what it says');
  await measured('stay search, asked before (20 answers kept)', 16, () => search(firstHotel + any(20), 10));
  await measured('calendar of 60 days, mostly never asked before', 8, () => ({
    method: 'GET',
    path: `/api/hotels/${firstHotel + any(hotels)}/calendar?from=${day(any(250))}&days=60`,
  }));

  // Twenty rooms each: more than can be sold in the time, so that an attempt is a booking.
  const live: string[] = [];
  await inFlight(1500, 16, async (at) => {
    const token = await quoteOf(firstHotel + (at % hotels), 1 + any(nights - 5));
    if (token !== null) live.push(token);
  });
  const traveller = { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' };
  const attempt = (token: string): LoadRequest => ({
    method: 'POST',
    path: '/api/bookings',
    body: JSON.stringify({
      quoteToken: token,
      travellers: [traveller],
      payment: { mode: 'online', plan: 'full' },
      again: true,
    }),
    headers: `idempotency-key: ${randomUUID()}\r\n`,
  });
  await measured(`booking attempts spread over ${live.length} stays`, 64, () => attempt(live[any(live.length)] ?? ''));
  await measured('booking attempts at one stay', 64, () => attempt(live[0] ?? ''));
  say(`memory of the API: ${await engine.memory()} MB`);
} finally {
  await engine.end('SIGKILL');
  await engine.remove();
}
process.exit(0);

async function measured(what: string, connections: number, request: () => LoadRequest): Promise<void> {
  // The first requests of a kind are run before they are compiled, and cost several times as much as all later ones.
  await load(engine.url, connections, Math.ceil(seconds / 2), request);
  const before = await engine.processorSeconds();
  const { perSecond, p50, p99, statuses } = await load(engine.url, connections, seconds, request);
  const took = (await engine.processorSeconds()) - before;
  const counts = [...statuses];
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const byStatus = counts.map(([status, count]) => `${count} × ${status}`).join(', ');
  say(
    `${what}, on ${connections} connections: ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, ${Math.round((took / all) * 1_000_000)} µs of the engine's processor each (${byStatus})`,
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

async function quoteOf(hotelId: number, from: number): Promise<string | null> {
  const rooms = [{ roomTypeId: `room-${1 + any(8)}`, ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 }];
  const reply = await call(`${engine.url}/api/quotes`, 'POST', {
    hotelId,
    stay: { kind: 'nights', checkIn: day(from), checkOut: day(from + 2) },
    rooms,
  });
  return reply.status === 201 ? (JSON.parse(reply.body) as { quoteToken: string }).quoteToken : null;
}
