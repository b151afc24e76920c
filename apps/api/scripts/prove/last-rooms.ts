import { broken } from './broken.ts';
import type { EngineProcess } from './engine-process.ts';
import { book, day, quote, setRooms, type AttemptedStay } from './guests.ts';
import { inFlight } from './http.ts';

const most = 500;

/** Attempts at the last 5 rooms over 2 nights: exactly 5 are held, the rest are told so. Then nights and hours mixed. */
export async function proveLastRooms(
  engine: EngineProcess,
  attempts: number,
  say: (line: string) => void,
): Promise<boolean> {
  await engine.start();
  await setRooms(engine.url, 'indigo-twin', day(40), day(42), 5);
  const nights = { kind: 'nights', checkIn: day(40), checkOut: day(42) } as const;
  const token = await quote(engine.url, nights, 'indigo-twin', 'room-only');
  if (token === null) throw new Error('no quote');
  const { counts, seconds } = await attempt(engine.url, attempts, () => token);
  say(
    `${attempts} attempts, ${most} in flight, for the last 5 rooms: ${countsAsText(counts)} in ${seconds.toFixed(1)} s (${Math.round(attempts / seconds)}/s)`,
  );
  const isExact = counts.get(201) === 5 && counts.get(409) === attempts - 5;

  await setRooms(engine.url, 'teak-king', day(50), day(53), 5);
  const stays: AttemptedStay[] = [0, 1].flatMap((ahead) => [
    { kind: 'nights', checkIn: day(50 + ahead), checkOut: day(52 + ahead) },
    { kind: 'hours', date: day(50 + ahead), startHour: 8, hours: 6 },
    { kind: 'hours', date: day(51 + ahead), startHour: 14, hours: 4 },
  ]);
  const tokens = await Promise.all(stays.map((stay) => quote(engine.url, stay, 'teak-king', 'room-only')));
  const mixed = await attempt(engine.url, attempts, (at) => tokens[at % tokens.length] ?? '');
  say(`${attempts} attempts at nights and hours of the same 5 rooms: ${countsAsText(mixed.counts)}`);
  const isMixed = [...mixed.counts.keys()].every((status) => status === 201 || status === 409);

  await engine.end('SIGTERM');
  const opened = await engine.open();
  const faults = await broken(opened, null);
  await opened.close();
  say(faults.length === 0 ? 'every promise kept' : faults.join(', '));
  return isExact && isMixed && faults.length === 0;
}

async function attempt(
  url: string,
  attempts: number,
  tokenOf: (at: number) => string,
): Promise<{ counts: Map<number, number>; seconds: number }> {
  const counts = new Map<number, number>();
  const from = performance.now();
  await inFlight(attempts, most, async (at) => {
    const { status } = await book(url, tokenOf(at), 'online');
    counts.set(status, (counts.get(status) ?? 0) + 1);
  });
  return { counts, seconds: (performance.now() - from) / 1000 };
}

const countsAsText = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
