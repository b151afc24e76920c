import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections, type ConnectionLimits } from './connections.ts';

describe('one client', () => {
  const sockets: Socket[] = [];
  let app: FastifyInstance;
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  const start = async (limits: Partial<ConnectionLimits>): Promise<void> => {
    app = Fastify();
    limitConnections(app, { connections: 100, perConnection: 100, sendingMs: 60_000, unreadBytes: 2 ** 30, ...limits });
    app.get('/', async () => 'page');
    // More than the buffers of the system take for a client that does not read.
    app.get('/large', (_, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
    await app.listen({ host: '127.0.0.1', port: 0 });
  };
  const open = async (): Promise<Socket> => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const ask = (socket: Socket, path: string): boolean =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: hotel.test\r\n\r\n`);
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it('that asks on and on without waiting for answers is refused beyond a few on one connection', async () => {
    await start({ perConnection: 3 });
    const socket = await open();
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    for (let at = 0; at < 8; at += 1) ask(socket, '/');
    await once(socket, 'close');
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '200', '503']);
    expect(text).toContain('retry-after: 2');
  });

  it('that does not read its answer is let go after the time that reading may take', async () => {
    await start({ sendingMs: 300 });
    const socket = await open();
    socket.pause();
    ask(socket, '/large');
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5000 }).toBe(0);
  });

  it('that does not read costs memory up to a cap for all, beyond which the slowest are let go', async () => {
    await start({ unreadBytes: 100 * 1024 * 1024 });
    const [first, second, third] = [await open(), await open(), await open()];
    for (const socket of [first, second, third]) {
      socket.pause();
      ask(socket, '/large');
    }
    // Three answers of 64 MB: one fits below the cap.
    await expect.poll(connections, { timeout: 5000 }).toBe(1);
    third.resume();
    const reader = await open();
    ask(reader, '/');
    await once(reader, 'data');
    expect(await connections()).toBe(2);
  });

  it('that reads it in time keeps its connection', async () => {
    await start({ sendingMs: 300 });
    const socket = await open();
    ask(socket, '/');
    await once(socket, 'data');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await connections()).toBe(1);
  });

  it('cannot hold more connections than there may be', async () => {
    await start({ connections: 2 });
    await open();
    await open();
    const third = await open();
    await once(third, 'close');
    expect(await connections()).toBe(2);
  });
});
