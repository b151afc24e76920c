import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { builtApp, scratch } from '../testing/built-app.ts';
import { startCanary } from './canary.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { quarantine } from './quarantine.ts';
import { openReleaseStore } from './release-store.ts';

const occasion = { by: 'Ananya', now: new Date('2026-11-26T08:00:00Z') };
const servers: http.Server[] = [];

afterEach(() => {
  delete process.env['RELEASE_WEBHOOK_URL'];
  for (const server of servers.splice(0)) server.close();
});

/** Listens to the webhook; its messages so far. */
async function listener(): Promise<{ text: string; action: string }[]> {
  const told: { text: string; action: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push(JSON.parse(body) as { text: string; action: string });
      response.end();
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['RELEASE_WEBHOOK_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return told;
}

test('each change is told, a release that an origin takes out too', async () => {
  const told = await listener();
  const store = openReleaseStore(scratch());
  const [shell, one, two] = [
    await publish(store, builtApp({ app: 'shell', code: 'shell' })),
    await publish(store, builtApp({ app: 'checkout', code: 'one' })),
    await publish(store, builtApp({ app: 'checkout', code: 'two' })),
  ];
  await promote(store, [shell, one], occasion);
  await startCanary(store, two, 5, occasion);
  await quarantine(store, 'checkout', two.id, { ...occasion, by: 'origin', why: 'its pages fail' });
  expect(told.map(({ action }) => action)).toEqual(['promote', 'promote', 'canary', 'quarantine']);
  expect(told.map(({ text }) => text).slice(2)).toEqual([
    `checkout: canary ${two.id.slice(0, 8)} at 5 % (was ${one.id.slice(0, 8)}) by Ananya`,
    `checkout: quarantine ${one.id.slice(0, 8)} (was ${two.id.slice(0, 8)}) by origin: its pages fail`,
  ]);
});

test('a listener that is away holds no change up', async () => {
  process.env['RELEASE_WEBHOOK_URL'] = 'http://127.0.0.1:9/';
  const store = openReleaseStore(scratch());
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  expect(await promote(store, [shell], occasion)).toEqual({ kind: 'live' });
  expect(await store.journal()).toHaveLength(1);
});
