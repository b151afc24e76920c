import { once } from 'node:events';
import { connect as connectHttp2, constants } from 'node:http2';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { askerLeft } from './asker-left.ts';

let app: FastifyInstance;
const lefts: AbortSignal[] = [];
const goneOf = (): boolean[] => lefts.map(({ aborted }) => aborted);

/** A server whose answers never come. */
async function start(options: object = {}): Promise<number> {
  app = Fastify(options) as FastifyInstance;
  app.get('/now', async () => 'here');
  app.get('/*', (request, reply) => {
    lefts.push(askerLeft(request, reply));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

afterEach(async () => {
  lefts.length = 0;
  await app.close();
});

it('knows of each request that its connection closed, of those that wait behind another too', async () => {
  const port = await start();
  const [one, other] = [await open(port), await open(port)];
  for (const path of ['/first', '/second', '/third']) one.write(`GET ${path} HTTP/1.1\r\nHost: hotel.test\r\n\r\n`);
  await expect.poll(goneOf).toEqual([false, false, false]);
  other.write('GET /other HTTP/1.1\r\nHost: hotel.test\r\n\r\n');
  await expect.poll(goneOf).toHaveLength(4);
  one.destroy();
  await expect.poll(goneOf).toEqual([true, true, true, false]);
  other.destroy();
});

it('knows of a stream of HTTP/2 that was reset, while the others of its connection wait', async () => {
  const session = connectHttp2(`http://127.0.0.1:${await start({ http2: true })}`);
  const ask = () => session.request({ ':path': '/page' }).on('error', () => undefined);
  const [first] = [ask(), ask()];
  await expect.poll(goneOf).toEqual([false, false]);
  first.close(constants.NGHTTP2_CANCEL);
  await expect.poll(goneOf).toEqual([true, false]);
  session.destroy();
});
