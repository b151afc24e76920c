import type { FastifyInstance } from 'fastify';

/** Caps on what one client can hold. */
export interface ConnectionLimits {
  /** Connections at a time, of all guests together. */
  readonly connections: number;
  /** Requests in progress on one connection. Browsers ask six at a time over HTTP/1.1, each on a connection of its own. */
  readonly perConnection: number;
  /** Milliseconds that an answer may take to be read, whatever its size. */
  readonly sendingMs: number;
}

/** Ends connections that ask without reading, and refuses those beyond the cap. */
export function limitConnections(
  app: FastifyInstance,
  { connections, perConnection, sendingMs }: ConnectionLimits,
): void {
  app.server.maxConnections = connections;
  const inProgress = new WeakMap<object, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // The streams of an HTTP/2 connection are limited by its own settings.
    const count = request.raw.httpVersionMajor < 2 ? (inProgress.get(socket) ?? 0) + 1 : 0;
    inProgress.set(socket, count);
    const timer = setTimeout(() => socket.destroy(), sendingMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      inProgress.set(socket, (inProgress.get(socket) ?? 1) - 1);
    });
    if (count > perConnection) return void reply.code(503).headers({ 'retry-after': '2', connection: 'close' }).send();
    done();
  });
}
