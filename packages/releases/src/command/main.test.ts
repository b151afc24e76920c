import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPreviewSigned } from '../release/preview.ts';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { helpLines } from './commands.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const repository = path.resolve(import.meta.dirname, '../../../..');
let directory: string;
let first: Release;
let second: Release;

beforeEach(async () => {
  directory = scratch();
  const store = openReleaseStore(directory);
  const at = (publishedAt: string) => ({ commit: 'c69c9ff00', dirty: false, publishedAt, by: 'ananya' });
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  first = await publish(store, builtApp({ app: 'checkout', code: 'one' }), at('2026-11-19T08:00:00.000Z'));
  second = await publish(store, builtApp({ app: 'checkout', code: 'two' }), at('2026-11-20T08:00:00.000Z'));
  await promote(store, [shell, first], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
});

function releases(...words: readonly string[]): { code: number | null; out: string; error: string } {
  const main = path.join(import.meta.dirname, 'main.ts');
  const env = {
    ...process.env,
    RELEASE_STORE: directory,
    RELEASE_BY: 'pipeline',
    // What is built here are no real apps, and an engine may run on this machine.
    API_URL: 'none',
    RELEASE_PREVIEW_SECRET: 's'.repeat(32),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

const live = async (): Promise<string | undefined> =>
  (await openReleaseStore(directory).composition()).live['checkout'];

test('a release is checked, shown to some, made live and taken back, and the log says by whom and why', async () => {
  expect(releases('check', 'checkout')).toMatchObject({ code: 0 });
  expect(releases('canary', `checkout@${second.id.slice(0, 6)}`, '5')).toMatchObject({ code: 0 });
  expect(await live()).toBe(first.id);
  expect(releases('promote', 'checkout', '--why', 'no complaints')).toMatchObject({ code: 0 });
  expect(await live()).toBe(second.id);
  expect(releases('rollback', 'checkout')).toMatchObject({ code: 0, out: `checkout@${first.id} is live again\n` });
  const log = JSON.parse(releases('log', 'checkout', '--json').out) as { action: string; by: string; why?: string }[];
  expect(log.map(({ action, by }) => `${action} ${by}`)).toEqual([
    'rollback pipeline',
    'promote pipeline',
    'canary pipeline',
    'promote ananya',
  ]);
  expect(log[1]?.why).toBe('no complaints');
  const list = JSON.parse(releases('list', 'checkout', '--json').out) as { id: string; state: string }[];
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'held'],
    [first.id, 'live'],
  ]);
});

test('what cannot be done says so and what to write instead, with a code of its own', () => {
  expect(releases('promote')).toMatchObject({ code: 2, error: expect.stringContaining('checkout@35f8') });
  expect(releases('promote', 'chekout')).toMatchObject({
    code: 2,
    error: expect.stringContaining('There are: checkout'),
  });
  expect(releases('canary', 'checkout', '150')).toMatchObject({ code: 2, error: expect.stringContaining('below 100') });
  expect(releases('rollback', 'checkout')).toMatchObject({
    code: 1,
    out: expect.stringContaining('no previous release'),
  });
  expect(releases('sing')).toMatchObject({ code: 2 });
  expect(releases('list', '--store', '/nowhere/at/all')).toMatchObject({
    code: 2,
    error: expect.stringContaining('RELEASE_STORE'),
  });
});

test('a release whose server part does not run is refused before anybody gets it', async () => {
  const store = openReleaseStore(directory);
  const broken = await publish(store, builtApp({ app: 'checkout', code: 'broken', server: 'throw new Error("typo")' }));
  const { code, out } = releases('promote', `checkout@${broken.id}`);
  expect(code).toBe(1);
  expect(out).toContain('typo');
  expect(await live()).toBe(first.id);
});

test('an engine that was named has to answer', () => {
  expect(releases('check', 'checkout', '--api', 'http://127.0.0.1:9')).toMatchObject({
    code: 2,
    error: expect.stringContaining('No engine answers at http://127.0.0.1:9'),
  });
  expect(releases('check', 'checkout', '--browser')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--api'),
  });
});

const ringOf = (secret: string): KeyRing => readKeyRing('SECRET', secret, 32) ?? expect.unreachable();

test('a preview is a signed link that runs out', () => {
  const { out } = releases('preview', `checkout@${second.id}`, '--host', 'sandalwood.localhost:4000', '--hours', '2');
  const url = new URL(out.trim());
  expect(url.pathname).toBe('/_releases/preview');
  expect(url.searchParams.get('mix')).toBe(`checkout:${second.id}`);
  const keys = ringOf('s'.repeat(32));
  const hour = 3_600_000;
  expect(isPreviewSigned(url.searchParams, keys, Date.now() + hour)).toBe(true);
  expect(isPreviewSigned(url.searchParams, keys, Date.now() + 3 * hour)).toBe(false);
  expect(isPreviewSigned(url.searchParams, ringOf('t'.repeat(32)), Date.now())).toBe(false);
  url.searchParams.set('mix', 'checkout:another');
  expect(isPreviewSigned(url.searchParams, keys, Date.now())).toBe(false);
});

test('the documentation shows the help as it is', () => {
  expect(releases('--help')).toMatchObject({ code: 0, out: `${helpLines().join('\n')}\n` });
  const documented = readFileSync(path.join(repository, 'docs/releases.md'), 'utf8');
  expect(documented).toContain(`\`\`\`text\n${helpLines().join('\n')}\n\`\`\``);
});
