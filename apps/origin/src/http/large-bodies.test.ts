import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitLargeBodies } from './large-bodies.ts';

it('leaves room for others where one network sends as many large bodies as it may, and never ends', async () => {
  const app = Fastify({ trustProxy: true });
  limitLargeBodies(
    app,
    () => true,
    (reply) => reply.code(503).send(),
  );
  app.post('/large', () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const begin = (address: string) =>
    send({
      host: '127.0.0.1',
      port,
      path: '/large',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100', 'x-forwarded-for': address },
    }).on('error', () => undefined);
  const slow = Array.from({ length: 7 }, () => begin('203.0.113.1'));
  for (const one of slow) one.write('"');
  const post = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await fetch(`http://127.0.0.1:${port}/large`, { method: 'POST', headers, body: '""' })).status;
  };
  await expect.poll(() => post('203.0.113.1')).toBe(503);
  expect(await post('198.51.100.7')).toBe(200);
  for (const one of slow) one.destroy();
  await expect.poll(() => post('203.0.113.1')).toBe(200);
  await app.close();
});
