import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Release } from '../release/release.types.ts';
import { asks } from './asks.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An engine that says its contract's version as the real one does: in the description of its operations. */
async function engineOf(version: string, paths: object = {}): Promise<string> {
  const server = http.createServer((request, response) => {
    response.statusCode = request.url === '/api/openapi.json' ? 200 : 404;
    response.end(JSON.stringify({ openapi: '3.1.0', info: { version }, paths }));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const remote = { kind: 'remote' } as const;

test.each([
  ['the one it was built against', '0.3.0'],
  ['a later one, which has only grown', '0.4.2'],
])('a release goes with an engine of the contract: %s', async (_, version) => {
  expect(await asks({ ...remote, apiRange: '>=0.3.0 <1.0.0' }, await engineOf(version))).toEqual([]);
});

test.each([
  ['an earlier one, which lacks what it asks', '0.2.9'],
  ['one of another major', '1.0.0'],
])('a release does not go with an engine of the contract: %s', async (_, version) => {
  const reasons = await asks({ ...remote, apiRange: '>=0.3.0 <1.0.0' }, await engineOf(version));
  expect(reasons).toEqual([expect.stringContaining('release the engine first')]);
});

test('a release from before ranges were stated is let through', async () => {
  expect(await asks(remote, 'http://127.0.0.1:9')).toEqual([]);
});

const operations = { getQuote: 'GET /api/quotes/:quoteToken', getNews: 'GET /api/hotels/:hotelId/news' };
const shell = { kind: 'shell', asks: [], operations } as unknown as Release;
const paths = { '/api/quotes/{quoteToken}': { get: {} }, '/api/hotels/{hotelId}/news': { post: {} } };

test('an operation that the engine does not answer is named, and one that it answers is not', async () => {
  const engine = await engineOf('0.3.0', paths);
  expect(await asks({ ...remote, asks: ['getQuote'] }, engine, { shell, remotes: [] })).toEqual([]);
  expect(await asks({ ...remote, asks: ['getQuote', 'getNews'] }, engine, { shell, remotes: [] })).toEqual([
    expect.stringContaining('it calls getNews (GET /api/hotels/:hotelId/news)'),
  ]);
});

test('an operation of a remote’s own table is asked for at the path that stands there', async () => {
  const engine = await engineOf('0.3.0', paths);
  const operations = { getDay: 'GET /api/property/day' };
  const desk = { kind: 'remote', asks: ['getQuote', 'getDay'], operations } as unknown as Release;
  const named = [expect.stringContaining('it calls getDay (GET /api/property/day)')];
  expect(await asks(desk, engine, { shell, remotes: [] })).toEqual(named);
  expect(await asks(shell, engine, { shell, remotes: [desk] })).toEqual(named);
  const answering = await engineOf('0.3.0', { ...paths, '/api/property/day': { get: {} } });
  expect(await asks(desk, answering, { shell, remotes: [] })).toEqual([]);
});

test('a shell whose table leads a live remote’s call astray is refused', async () => {
  const engine = await engineOf('0.3.0', paths);
  const checkout = { kind: 'remote', asks: ['getQuote'] } as unknown as Release;
  const astray = { ...shell, operations: { ...operations, getQuote: 'GET /api/offers/:quoteToken' } };
  expect(await asks(shell, engine, { shell, remotes: [checkout] })).toEqual([]);
  expect(await asks(astray, engine, { shell: astray, remotes: [checkout] })).toEqual([
    expect.stringContaining('it calls getQuote (GET /api/offers/:quoteToken)'),
  ]);
});
