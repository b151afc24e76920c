import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { askGateway } from './gateway-http.ts';

const chunk = Buffer.alloc(64 * 1024, ' ');
let sent = 0;
const server = createServer((request, response) => {
  if (request.url === '/short') {
    response.end('{"id":"order_1"}');
    return;
  }
  const more = (): void => {
    while (!response.destroyed && sent < 400 * 1024 * 1024) {
      sent += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads no more of an answer than a gateway would send', async () => {
  const ask = (path: string): ReturnType<typeof askGateway> =>
    askGateway(
      { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, method: 'GET', headers: {} },
      z.object({ id: z.string() }),
    );
  expect(await ask('/short')).toEqual({ kind: 'answer', body: { id: 'order_1' } });
  expect(await ask('/endless')).toEqual({ kind: 'unavailable', reason: 'an answer that is too long' });
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});
