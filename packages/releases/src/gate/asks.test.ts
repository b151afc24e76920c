import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { asks } from './asks.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An engine that says its contract's version as the real one does: in the description of its operations. */
async function engineOf(version: string): Promise<string> {
  const server = http.createServer((request, response) => {
    response.statusCode = request.url === '/api/openapi.json' ? 200 : 404;
    response.end(JSON.stringify({ openapi: '3.1.0', info: { version } }));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['the one it was built against', '0.3.0'],
  ['a later one, which has only grown', '0.4.2'],
])('a release goes with an engine of the contract: %s', async (_, version) => {
  expect(await asks({ apiRange: '>=0.3.0 <1.0.0' }, await engineOf(version))).toEqual([]);
});

test.each([
  ['an earlier one, which lacks what it asks', '0.2.9'],
  ['one of another major', '1.0.0'],
])('a release does not go with an engine of the contract: %s', async (_, version) => {
  const reasons = await asks({ apiRange: '>=0.3.0 <1.0.0' }, await engineOf(version));
  expect(reasons).toEqual([expect.stringContaining('release the engine first')]);
});

test('a release from before ranges were stated is let through', async () => {
  expect(await asks({}, 'http://127.0.0.1:9')).toEqual([]);
});
