import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../test/embedded-postgres.ts';

/** Takes every SMS and counts how often each has come. */
export async function smsCounter(): Promise<{ url: string; counts: ReadonlyMap<string, number>; close(): void }> {
  const counts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const id = String(incoming.headers['idempotency-key']);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    incoming.resume();
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end('{}');
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, counts, close: () => void server.close() };
}
