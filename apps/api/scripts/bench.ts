import { randomUUID } from 'node:crypto';
import { engineProcess } from './prove/engine-process.ts';
import { day } from './prove/guests.ts';
import { call } from './prove/http.ts';
import { load, type Load } from './prove/load.ts';
import { firstHotel, seedHotels } from './prove/seed-hotels.ts';

const hotels = Number(/^\d+$/.exec(process.argv[2] ?? '')?.[0] ?? 2000);
const seconds = Number(/^\d+$/.exec(process.argv[3] ?? '')?.[0] ?? 10);
const nights = 365;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const told = ({ perSecond, p50, p99, statuses }: Load): string =>
  `${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms (${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')})`;
const any = (below: number): number => Math.floor(Math.random() * below);

const engine = await engineProcess('postgresql', { POSTGRES_FLAGS: '-c shared_buffers=256MB' });
try {
  await engine.start();
  const opened = await engine.open();
  say(`${hotels} hotels × 8 room types × ${nights} nights …`);
  await seedHotels(opened.db, hotels, nights);
  await opened.close();
  await call(`${engine.url}/api/hotels/${firstHotel}`, 'GET');
  const stay = (from: number): string => `checkIn=${day(from)}&checkOut=${day(from + 2)}`;
  const search = (hotel: number, from: number): { method: string; path: string } => ({
    method: 'GET',
    path: `/api/hotels/${hotel}/availability?${stay(from)}`,
  });

  say(`stay search, nothing cached: ${told(await load(engine.url, 64, seconds, () => search(firstHotel + any(hotels), 1 + any(nights - 5))))}`);
  say(`stay search, cached: ${told(await load(engine.url, 64, seconds, () => search(firstHotel + any(20), 10)))}`);
  say(
    `calendar of 60 days, nothing cached: ${told(await load(engine.url, 8, seconds, () => ({ method: 'GET', path: `/api/hotels/${firstHotel + any(hotels)}/calendar?from=${day(any(250))}&days=60` })))}`,
  );

  const quotes = await Promise.all(Array.from({ length: 400 }, (_, at) => quoteOf(firstHotel + (at % hotels), 1 + any(nights - 5))));
  const live = quotes.filter((token) => token !== null);
  const traveller = { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' };
  const attempt = (token: string): { method: string; path: string; body: string; headers: string } => ({
    method: 'POST',
    path: '/api/bookings',
    body: JSON.stringify({ quoteToken: token, travellers: [traveller], payment: { mode: 'online', plan: 'full' } }),
    headers: `idempotency-key: ${randomUUID()}\r\n`,
  });
  say(`booking attempts over ${live.length} stays: ${told(await load(engine.url, 64, seconds, () => attempt(live[any(live.length)] ?? '')))}`);
  say(`booking attempts at one stay: ${told(await load(engine.url, 64, seconds, () => attempt(live[0] ?? '')))}`);
  say(`memory of the API: ${await engine.memory()} MB`);
} finally {
  await engine.end('SIGKILL');
  await engine.remove();
}
process.exit(0);

async function quoteOf(hotelId: number, from: number): Promise<string | null> {
  const rooms = [{ roomTypeId: `room-${1 + any(8)}`, ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 }];
  const reply = await call(`${engine.url}/api/quotes`, 'POST', { hotelId, stay: { kind: 'nights', checkIn: day(from), checkOut: day(from + 2) }, rooms });
  return reply.status === 201 ? (JSON.parse(reply.body) as { quoteToken: string }).quoteToken : null;
}
