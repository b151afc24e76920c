import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '../running/addresses.ts';

/** How an engine does not answer what pages are made of. */
export const refusals = ['too-many', 'broken', 'silent', 'half', 'gone'] as const;
export type Refusal = (typeof refusals)[number];

/** The way to the engine, which answers what hosts stand for and refuses the rest as it is told. */
export interface RefusingApi {
  readonly url: string;
  refuse(how: Refusal | null): void;
  stop(): Promise<void>;
}

/** Whose host it is, and what its rooms are at: with these a page would be kept, were it made. */
const isAsked = (path: string): boolean => /^\/api\/site\?|\/stock-version$|^\/readyz/.test(path);

export async function startRefusingApi(): Promise<RefusingApi> {
  const engine = new URL(api());
  let how: Refusal | null = null;
  let questions = 0;
  const server = createServer((request, response) => {
    const { method, url: path = '/', headers } = request;
    const isRefused = how !== null && !isAsked(path) && (how !== 'half' || questions++ % 2 === 0);
    if (isRefused && how === 'silent') return;
    if (isRefused && how === 'gone') return void request.socket.destroy();
    if (isRefused) {
      const status = how === 'broken' ? 500 : 429;
      response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '60' });
      return void response.end(JSON.stringify({ status, code: 'refused' }));
    }
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
    refuse: (refusal) => (how = refusal),
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
