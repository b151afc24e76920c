import { setTimeout as pause } from 'node:timers/promises';
import { broken } from './broken.ts';
import type { EngineProcess } from './engine-process.ts';
import { book, day, pay, quote } from './guests.ts';

interface Acknowledged {
  readonly bookings: Set<string>;
  readonly confirmed: Set<string>;
  /** The gateways that took money. */
  readonly gateways: Set<string>;
}

const bookers = 12;

/** How long a round waits for a payment at each house: a loaded machine needs seconds for what another does in one. */
const longestWaitMs = 30_000;

/** Of each gateway a house, with two kinds of its rooms. */
const houses = [
  { hotelId: 1760, rooms: ['teak-king', 'indigo-twin'], plan: 'breakfast' },
  { hotelId: 4152, rooms: ['creek-room', 'skyline-suite'], plan: 'flexible' },
] as const;

/**
 * kill -9 under load, again and again, and immediate stops of PostgreSQL: all that was acknowledged is still there,
 * nobody is charged twice, and every invariant holds.
 */
export async function proveKills(
  engine: EngineProcess,
  kills: number,
  stops: number,
  say: (line: string) => void,
): Promise<boolean> {
  const acknowledged: Acknowledged = { bookings: new Set(), confirmed: new Set(), gateways: new Set() };
  let isWhole = true;
  for (let round = 0; round < kills + stops; round += 1) {
    await engine.start();
    const state = { isOver: false, paidAt: new Set<number>() };
    const load = Promise.all(
      Array.from({ length: bookers }, (_, booker) => bookOn(engine.url, booker, state, acknowledged)),
    );
    await paidAtEachHouse(state.paidAt);
    await pause(Math.random() * 900);
    if (round >= kills) await engine.postgres?.crash();
    await engine.end('SIGKILL');
    state.isOver = true;
    await load;
    const faults = await check(engine, acknowledged);
    if (faults.length > 0) {
      isWhole = false;
      say(`round ${round + 1}: ${faults.join(', ')}`);
    }
  }
  say(
    `${kills} kills and ${stops} immediate stops of PostgreSQL: ${acknowledged.bookings.size} bookings and ${acknowledged.confirmed.size} payments acknowledged at ${[...acknowledged.gateways].join(' and ')}, ${isWhole ? 'none lost, none doubled' : 'SOME LOST'}`,
  );
  const isAtEach = acknowledged.gateways.size === houses.length;
  if (!isAtEach) say('nothing was paid at one of the gateways, so nothing is proved of it');
  return isWhole && isAtEach;
}

/** Returns when the round's guests have paid online at every house; the engine is killed in the midst of such payments. */
async function paidAtEachHouse(paidAt: ReadonlySet<number>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (paidAt.size < houses.length && performance.now() < end) await pause(20);
}

async function bookOn(
  url: string,
  booker: number,
  state: { isOver: boolean; paidAt: Set<number> },
  acknowledged: Acknowledged,
): Promise<void> {
  for (let at = 0; !state.isOver; at += 1) {
    const checkIn = 20 + ((booker * 31 + at * 7 + Math.floor(Math.random() * 300)) % 300);
    const { hotelId, rooms, plan } = houses[booker % houses.length] ?? houses[0];
    const token = await quote(
      url,
      { kind: 'nights', checkIn: day(checkIn), checkOut: day(checkIn + 1) },
      rooms[at % 2] ?? '',
      plan,
      hotelId,
    );
    if (token === null) {
      await pause(20);
      continue;
    }
    const mode = at % 3 === 0 ? 'at-property' : 'online';
    const made = await book(url, token, mode);
    if (made.status !== 201) continue;
    const { bookingId } = JSON.parse(made.body) as { bookingId: string };
    acknowledged.bookings.add(bookingId);
    if (mode === 'at-property') acknowledged.confirmed.add(bookingId);
    else if ((await pay(url, bookingId)) === 'confirmed') {
      acknowledged.confirmed.add(bookingId);
      state.paidAt.add(hotelId);
    }
  }
}

async function check(engine: EngineProcess, acknowledged: Acknowledged): Promise<string[]> {
  const opened = await engine.open();
  const faults = await broken(opened, null);
  const rows = await opened.db.selectFrom('booking').select(['booking_id', 'status']).execute();
  const captures = await opened.db
    .selectFrom('payment')
    .select(['booking_id', 'gateway'])
    .where('status', '=', 'captured')
    .execute();
  await opened.close();
  for (const { gateway } of captures) acknowledged.gateways.add(gateway);
  const statusOf = new Map<string, string>(rows.map((row) => [row.booking_id, row.status]));
  const lost = [...acknowledged.bookings].filter((id) => !statusOf.has(id)).length;
  const undone = [...acknowledged.confirmed].filter((id) => statusOf.get(id) !== 'confirmed').length;
  const doubled = captures.length - new Set(captures.map((row) => row.booking_id)).size;
  if (lost > 0) faults.push(`${lost} acknowledged bookings lost`);
  if (undone > 0) faults.push(`${undone} acknowledged payments lost`);
  if (doubled > 0) faults.push(`${doubled} charged twice`);
  return faults;
}
