import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long another server is tried for a request that no server has taken, as `lb_try_duration` of deploy/Caddyfile. */
const tryMs = 2000;

/** A balancer in front of servers of this machine. */
export interface Balancer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Passes requests on to `servers` (ports) in turn, as the balancer of deploy/ does: what one does not take is offered to the
 * next, for two seconds; what one has taken is its own, whatever becomes of it.
 */
export async function startBalancer(servers: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = http.createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => void passOn(incoming, Buffer.concat(parts), outgoing));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function passOn(incoming: http.IncomingMessage, body: Buffer, outgoing: http.ServerResponse): Promise<void> {
    const until = performance.now() + tryMs;
    do {
      for (let tried = 0; tried < servers.length; tried++) {
        turn = (turn + 1) % servers.length;
        if (await isTaken(servers[turn] ?? 0, incoming, body, outgoing)) return;
      }
      await pause(50);
    } while (performance.now() < until);
    outgoing.writeHead(502).end();
  }

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Offers a request to a server. False where the server refuses the connection, before any of it is sent. */
function isTaken(
  port: number,
  { method, url, headers, socket }: http.IncomingMessage,
  body: Buffer,
  outgoing: http.ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
    const asked = http.request(
      { host: '127.0.0.1', port, method, path: url, headers: forwarded, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('aborted', () => outgoing.destroy());
        resolve(true);
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      outgoing.destroy();
      resolve(true);
    });
    asked.end(body);
  });
}
