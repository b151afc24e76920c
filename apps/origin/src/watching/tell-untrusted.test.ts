import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, readCredential, type Composition } from '@latchkey/releases/store';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { followReleases } from '../releases/composer.ts';
import { healthRoutes } from './health.routes.ts';
import { tellUntrusted } from './tell-untrusted.ts';

// The table of owners is made by the command, which is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const command = path.resolve(import.meta.dirname, '../../../../packages/releases/src/command/main.ts');

function keyOf(store: string, key: string, ...words: readonly string[]): string {
  const out = execFileSync(process.execPath, [command, 'owners', 'add', ...words, '--store', store, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, RELEASE_TEAM_KEY: key },
  });
  return (JSON.parse(out) as { readonly key: string }).key;
}

test('an origin goes on with what was signed, and says so once wherever somebody looks', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'latchkey-untrusted-'));
  const { blobs } = openReleaseStore(directory);
  for (const id of ['one', 'evil']) {
    const release = {
      app: 'shell',
      id,
      base: '/assets/shell/',
      server: `servers/shell/${id}.cjs`,
      parts: {},
      files: {},
    };
    await blobs.keep(`releases/shell/${id}.json`, JSON.stringify(release));
    await blobs.keep(release.server, '');
  }
  await blobs.replace('composition.json', JSON.stringify({ revision: 1, live: { shell: 'one' } }), null);
  const key = keyOf(directory, '', 'platform', '*');

  const posted: string[] = [];
  const listener = createServer((request, response) => {
    request.on('data', (part) => posted.push(String(part)));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const complaints: unknown[] = [];
  const told = tellUntrusted(
    (message, facts) => complaints.push([message, facts]),
    `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
  );
  const store = openReleaseStore(directory, readCredential(key));
  const follow = () =>
    followReleases(
      store,
      60_000,
      () => expect.unreachable(),
      undefined,
      () => told(store.untrusted()),
    );
  const composer = await follow();
  const app = Fastify();
  healthRoutes(app, composer, new Registry(), 'http://127.0.0.1:9');
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok', untrusted: [] });

  const blob = await blobs.get('composition.json');
  const found = JSON.parse(String(blob?.content)) as Composition;
  const forged = { ...found, revision: 9, live: { shell: 'evil' } };
  await blobs.replace('composition.json', JSON.stringify(forged), blob?.tag ?? null);
  await composer.refresh();
  await composer.refresh();
  expect((await composer.compose())?.shell.id).toBe('one');
  const untrusted = [{ app: 'shell', why: 'not signed by a team of the app' }];
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok', untrusted });
  expect((await app.inject('/metrics')).body).toContain('latchkey_composition_untrusted{app="shell"} 1');
  expect(complaints).toEqual([['composition not followed', { untrusted }]]);
  await expect.poll(() => posted).toHaveLength(1);
  expect(posted[0]).toContain('shell is not signed by a team of the app');
  // One that starts now has seen nothing of before.
  const restarted = await followReleases(openReleaseStore(directory), 60_000, () => expect.unreachable());
  expect((await restarted.compose())?.shell.id).toBe('one');

  composer.close();
  restarted.close();
  listener.close();
  await app.close();
});
