import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { broken } from './broken.ts';
import type { EngineChild } from './engine-child.ts';
import type { EngineProcess } from './engine-process.ts';
import { book, day, quote, setRooms } from './guests.ts';
import { call, inFlight, type Reply } from './http.ts';

type Say = (line: string) => void;
type Step = (instances: readonly EngineChild[], attempts: number, say: Say) => Promise<boolean>;

const followedWithinMs = 5000;
const idIn = (reply: Reply): string =>
  reply.status === 201 ? (JSON.parse(reply.body) as { bookingId: string }).bookingId : String(reply.status);

/** The last 5 rooms, asked for at every instance at once: 5 are held. */
const race: Step = async (instances, attempts, say) => {
  const [one] = instances;
  if (one === undefined) return false;
  await setRooms(one.url, 'indigo-twin', day(40), day(42), 5);
  const token =
    (await quote(one.url, { kind: 'nights', checkIn: day(40), checkOut: day(42) }, 'indigo-twin', 'room-only')) ?? '';
  const counts = new Map<number, number>();
  await inFlight(attempts, 100, async (at) => {
    const { status } = await book(instances[at % instances.length]?.url ?? '', token, 'online');
    counts.set(status, (counts.get(status) ?? 0) + 1);
  });
  say(
    `${attempts} attempts at the last 5 rooms: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  return counts.get(201) === 5 && counts.get(409) === attempts - 5;
};

/** Sends one key to every instance at once: they make one booking. */
const keys: Step = async (instances, attempts, say) => {
  const token =
    (await quote(
      instances[0]?.url ?? '',
      { kind: 'nights', checkIn: day(60), checkOut: day(61) },
      'indigo-twin',
      'breakfast',
    )) ?? '';
  const times = Math.min(20, Math.ceil(attempts / 100));
  const ids = new Set<string>();
  let odd = 0;
  await setRooms(instances[0]?.url ?? '', 'indigo-twin', day(60), day(61), times);
  for (let at = 0; at < times; at += 1) {
    const key = randomUUID();
    const made = new Set(
      (await Promise.all(instances.map(({ url }) => book(url, token, 'at-property', key)))).map(idIn),
    );
    if (made.size !== 1) odd += 1;
    for (const id of made) ids.add(id);
  }
  say(
    `${times} keys, each at ${instances.length} instances at once: ${ids.size} bookings, ${odd} keys with more than one answer`,
  );
  return ids.size === times && odd === 0;
};

/** What one instance changes the others show in time. */
const follow: Step = async (instances, _, say) => {
  const [one, ...others] = instances;
  if (one === undefined) return false;
  const soldOut = async ({ url }: EngineChild): Promise<boolean> => {
    const { body } = await call(`${url}/api/hotels/1760/calendar?from=${day(80)}&days=1`, 'GET');
    return (JSON.parse(body) as { days: { availability: string }[] }).days[0]?.availability === 'sold_out';
  };
  const before = await Promise.all(others.map(soldOut));
  const from = performance.now();
  const hotel = await call(`${one.url}/api/hotels/1760`, 'GET');
  const { HotelRooms } = JSON.parse(hotel.body) as { HotelRooms: { id: string }[] };
  for (const { id } of HotelRooms) await setRooms(one.url, id, day(80), day(80), 0);
  const isSoldOut = await soldOut(one);
  let waiting = others;
  while (waiting.length > 0 && performance.now() - from < followedWithinMs) {
    const seen = await Promise.all(waiting.map(soldOut));
    waiting = waiting.filter((_instance, at) => seen[at] !== true);
    await pause(50);
  }
  say(
    `rooms closed at one instance: ${waiting.length === 0 ? `seen by the others within ${Math.round(performance.now() - from)} ms` : `NOT seen by ${waiting.length}`}`,
  );
  return isSoldOut && before.every((was) => !was) && waiting.length === 0;
};

/**
 * One instance is stopped while all are at work; a client that loses its connection asks another instance with the same
 * key.
 */
const stop: Step = async (instances, attempts, say) => {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const leaving = instances.at(-1);
  let stopped: Promise<void> | undefined;
  await inFlight(attempts, 30, async (at) => {
    if (at === Math.floor(attempts / 3)) stopped = leaving?.end('SIGTERM');
    const stay = { kind: 'nights', checkIn: day(100 + (at % 60)), checkOut: day(101 + (at % 60)) } as const;
    const key = randomUUID();
    const token = await quote(instances[0]?.url ?? '', stay, 'teak-king', 'breakfast');
    if (token === null) return;
    let reply = await book(instances[at % instances.length]?.url ?? '', token, 'online', key);
    // Gone, or going: a balancer asks the next.
    if (reply.status === 0 || reply.status === 503) reply = await book(instances[0]?.url ?? '', token, 'online', key);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status === 201) acknowledged.add(idIn(reply));
  });
  await stopped;
  const views = await Promise.all(
    [...acknowledged].map(async (id) => (await call(`${instances[0]?.url}/api/bookings/${id}`, 'GET')).status),
  );
  say(`one instance stopped under load: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  return (
    acknowledged.size > 0 &&
    views.every((status) => status === 200) &&
    [...statuses.keys()].every((status) => status === 201 || status === 409)
  );
};

/** Several processes of the engine on one PostgreSQL, started at once on an empty database, work as one. */
export async function proveInstances(
  engine: EngineProcess,
  attempts: number,
  sms: ReadonlyMap<string, number>,
  say: Say,
): Promise<boolean> {
  const instances: EngineChild[] = [engine, await engine.beside(), await engine.beside()];
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    say(`${instances.length} instances started at once on an empty database`);
    let holds = true;
    for (const step of [race, keys, follow, stop]) holds = (await step(instances, attempts, say)) && holds;
    const opened = await engine.open();
    const waiting = async (): Promise<number> =>
      (
        await opened.db
          .selectFrom('outbox')
          .select('outbox_id')
          .where('kind', '=', 'voucher-sms')
          .where('done_at', 'is', null)
          .execute()
      ).length;
    const until = Date.now() + 20_000;
    while ((await waiting()) > 0 && Date.now() < until) await pause(100);
    const twice = [...sms.values()].filter((count) => count > 1).length;
    say(`${sms.size} SMS promised once and sent, ${twice} of them more than once`);
    const faults = await broken(opened, null);
    await opened.close();
    say(faults.length === 0 ? 'every promise kept' : faults.join(', '));
    return holds && sms.size > 0 && twice === 0 && faults.length === 0;
  } finally {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  }
}
