import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '../running/addresses.ts';

/** A way to the engine that can keep questions from it. */
export interface BeforeTheEngine {
  readonly url: string;
  stop(): Promise<void>;
}

/** Passes every question on to the engine but those that `keeps` takes for itself. */
export async function standBeforeTheEngine(
  keeps: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<BeforeTheEngine> {
  const engine = new URL(api());
  const server = createServer((request, response) => {
    if (keeps(request, response)) return;
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
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
