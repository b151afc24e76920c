import { connect } from 'node:net';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Keeps so many connections busy for some seconds, one request at a time on each. Milliseconds. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  requestOf: () => { method: string; path: string; body?: string; headers?: string; host?: string },
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const until = performance.now() + seconds * 1000;
  const from = performance.now();
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname);
          let sentAt = 0;
          let received: Buffer = Buffer.alloc(0);
          const send = (): void => {
            if (performance.now() >= until) {
              socket.end();
              resolve();
              return;
            }
            const { method, path, body = '', headers = '', host = `${hostname}:${port}` } = requestOf();
            sentAt = performance.now();
            const typed =
              body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
            socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${typed}${headers}\r\n${body}`);
          };
          socket.on('connect', send);
          socket.on('error', reject);
          socket.on('data', (chunk: Buffer) => {
            received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
            const end = received.indexOf('\r\n\r\n');
            if (end < 0) return;
            const head = received.toString('latin1', 0, end).toLowerCase();
            const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
            if (received.length < end + 4 + length) return;
            received = received.subarray(end + 4 + length);
            times.push(performance.now() - sentAt);
            const status = Number(head.slice(9, 12));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            send();
          });
        }),
    ),
  );
  const took = (performance.now() - from) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), statuses };
}
