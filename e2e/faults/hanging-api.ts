import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '../running/addresses.ts';

/** The way to the engine, which can be made to take every question and answer none. */
export interface HangingApi {
  readonly url: string;
  hang(): void;
  stop(): Promise<void>;
}

export async function startHangingApi(): Promise<HangingApi> {
  const engine = new URL(api());
  let hangs = false;
  const server = createServer((request, response) => {
    if (hangs) return;
    const { method, url: path, headers } = request;
    const passed = ask({ host: engine.hostname, port: engine.port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: () => (hangs = true),
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
