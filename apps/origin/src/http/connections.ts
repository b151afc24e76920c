import type { FastifyInstance } from 'fastify';
import { UnreadAnswers } from './unread-answers.ts';

/** Streams in progress on one connection over HTTP/2: the least that the standard recommends (RFC 9113, section 6.5.2). */
export const streamsPerConnection = 100;

/** Caps on what one client can hold. */
export interface ConnectionLimits {
  /** Connections at a time, of all guests together. */
  readonly connections: number;
  /** Requests in progress on one connection. Browsers ask six at a time over HTTP/1.1, each on a connection of its own. */
  readonly perConnection: number;
  /** Milliseconds that an answer may take to be read, whatever its size. */
  readonly sendingMs: number;
  /** Bytes of all answers that their readers have not taken yet. */
  readonly unreadBytes: number;
}

/** Ends connections that ask without reading, and refuses those beyond the cap. */
export function limitConnections(
  app: FastifyInstance,
  { connections, perConnection, sendingMs, unreadBytes }: ConnectionLimits,
): void {
  app.server.maxConnections = connections;
  const inProgress = new WeakMap<object, number>();
  const unread = new UnreadAnswers(unreadBytes);
  app.addHook('onClose', async () => unread.close());
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    unread.add(reply.raw);
    // The streams of an HTTP/2 connection are limited by its own settings (`streamsPerConnection`).
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
