import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { closeConnections } from './close-connections.ts';

const ask = 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

/** An application with a request under way whose body has not come yet. */
async function underWay(patienceMs: number): Promise<{ app: FastifyInstance; socket: Socket; answer: () => string }> {
  const app = Fastify();
  closeConnections(app, patienceMs);
  const arrived = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()));
  app.post('/slow', () => ({ done: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString())).on('error', () => undefined);
  socket.write(ask);
  await arrived;
  return { app, socket, answer: () => answer };
}

it('a request under way is answered, and its connection does not hold the process', async () => {
  const { app, socket, answer } = await underWay(60_000);
  const [closed, gone] = [app.close(), once(socket, 'close')];
  socket.write('{}');
  await Promise.all([closed, gone]);
  expect(answer()).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*\{"done":true\}$/);
});

it('a request whose body never comes is cut', async () => {
  const { app, socket, answer } = await underWay(20);
  const gone = once(socket, 'close');
  await app.close();
  await gone;
  expect(answer()).not.toContain('200 OK');
});
