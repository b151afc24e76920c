import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import type { GateOrigin } from './gate-origin.ts';
import { shellFirst } from './shell-first.ts';

const store = openReleaseStore(scratch());
const page = { host: 'latchkey.localhost', path: '/spa', status: 200 };
let live: Release;
let spa: Release;
const at = (day: string) => ({ commit: null, dirty: false, publishedAt: `${day}T08:00:00Z`, by: 'ananya' });
/** The shells that know the page, by their ids. */
const knowing = new Set<string>();
const server = http.createServer(({ headers }, response) => {
  const id = /shell:(\w+)/.exec(headers.cookie ?? '')?.[1] ?? live.id;
  response.writeHead(knowing.has(id) ? 200 : 404).end();
});
const asked = async (arriving: readonly Release[]): Promise<string[]> => {
  const origin: GateOrigin = { port: (server.address() as AddressInfo).port, stop: () => Promise.resolve() };
  return shellFirst(origin, store, { release: spa, arriving, pages: [page] });
};

beforeAll(async () => {
  live = await publish(store, builtApp({ app: 'shell', code: 'old' }), at('2026-11-20'));
  await promote(store, [live], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
  spa = await publish(store, builtApp({ app: 'spa', code: 'spa' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

test('where no newer shell is published the way is said', async () => {
  expect(await asked([spa])).toEqual([
    'if the address is new, the shell goes first: pnpm releases publish shell, then pnpm releases check shell spa',
  ]);
});

test('a newer shell that knows the address goes first', async () => {
  const next = await publish(store, builtApp({ app: 'shell', code: 'next' }), at('2026-11-21'));
  expect(await asked([spa]), 'one that does not know it either is no way').toEqual([]);
  knowing.add(next.id);
  expect(await asked([spa])).toEqual([
    `shell@${next.id} knows the address and what is live does not: release the shell first, or both: pnpm releases check shell spa`,
  ]);
  expect(await asked([next, spa]), 'both are asked for').toEqual([]);
});
