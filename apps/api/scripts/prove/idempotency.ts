import { broken } from './broken.ts';
import type { EngineProcess } from './engine-process.ts';
import { book, day, quote, setRooms } from './guests.ts';
import { inFlight } from './http.ts';

/** Keys, each sent ten times at once: as many effects as keys; the same key with another body is refused. */
export async function proveIdempotency(
  engine: EngineProcess,
  keys: number,
  say: (line: string) => void,
): Promise<boolean> {
  await engine.start();
  await setRooms(engine.url, 'indigo-twin', day(60), day(61), keys);
  const token =
    (await quote(engine.url, { kind: 'nights', checkIn: day(60), checkOut: day(61) }, 'indigo-twin', 'room-only')) ??
    '';
  const ids = new Set<string>();
  let [odd, unrefused] = [0, 0];
  await inFlight(keys, 20, async (at) => {
    const key = `prove-key-${at}`;
    const replies = await Promise.all(Array.from({ length: 10 }, () => book(engine.url, token, 'online', key)));
    const made = new Set(
      replies.map((reply) =>
        reply.status === 201 ? (JSON.parse(reply.body) as { bookingId: string }).bookingId : String(reply.status),
      ),
    );
    if (made.size !== 1) odd += 1;
    for (const id of made) ids.add(id);
    if ((await book(engine.url, token, 'online', key, { specialRequests: 'another' })).status !== 422) unrefused += 1;
  });
  say(
    `${keys} keys × 10: ${ids.size} bookings, ${odd} keys with more than one answer, ${unrefused} reused keys not refused`,
  );
  await engine.end('SIGTERM');
  const opened = await engine.open();
  const faults = await broken(opened, null);
  const { length: rows } = await opened.db.selectFrom('booking').select('booking_id').execute();
  await opened.close();
  say(faults.length === 0 ? 'every promise kept' : faults.join(', '));
  return ids.size === keys && rows === keys && odd === 0 && unrefused === 0 && faults.length === 0;
}
