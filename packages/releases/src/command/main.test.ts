import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPreviewSigned } from '../release/preview.ts';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { builtApp, scratch, shellBundle } from '../testing/built-app.ts';
import { runReleases } from '../testing/run-releases.ts';
import { helpLines } from './commands.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const repository = path.resolve(import.meta.dirname, '../../../..');
let directory: string;
let first: Release;
let second: Release;
let reverted: () => Promise<Release>;

beforeEach(async () => {
  directory = scratch();
  const store = openReleaseStore(directory);
  const at = (publishedAt: string) => ({ commit: 'c69c9ff00', dirty: false, publishedAt, by: 'ananya' });
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  const built = { first: builtApp({ app: 'checkout', code: 'one' }) };
  first = await publish(store, built.first, at('2026-11-19T08:00:00.000Z'));
  second = await publish(store, builtApp({ app: 'checkout', code: 'two' }), at('2026-11-20T08:00:00.000Z'));
  reverted = () => publish(store, built.first, at('2026-11-21T08:00:00.000Z'));
  await promote(store, [shell, first], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
});

const releases = (...words: readonly string[]) => releasesIn({}, ...words);

const releasesIn = (more: Readonly<Record<string, string | undefined>>, ...words: readonly string[]) =>
  runReleases(directory, more, words);

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

test('a revert that is published again is the newest, and is what is meant by the app’s name', async () => {
  expect(releases('promote', `checkout@${second.id}`)).toMatchObject({ code: 0 });
  expect((await reverted()).id).toBe(first.id);
  const list = JSON.parse(releases('list', 'checkout', '--json').out) as { id: string; publishedAt: string }[];
  expect(list.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
    [first.id, '2026-11-21T08:00:00.000Z'],
    [second.id, '2026-11-20T08:00:00.000Z'],
  ]);
  expect(releases('promote', 'checkout')).toMatchObject({ code: 0 });
  expect(await live()).toBe(first.id);
});

test('a canary is ended by a command, and what is live is left alone', async () => {
  const shown = `checkout@${second.id}`;
  expect(releases('canary', shown, '5')).toMatchObject({
    code: 0,
    out: expect.stringContaining('releases end checkout'),
  });
  expect(releases('canary', 'checkout', '0')).toMatchObject({
    code: 2,
    error: expect.stringContaining('pnpm releases end checkout'),
  });
  expect(releases('end', 'checkout', '--why', 'a rejected approval')).toMatchObject({ code: 0 });
  expect(releases('end', 'checkout')).toMatchObject({ code: 1, out: 'checkout has no canary\n' });
  expect(await live()).toBe(first.id);
  expect(releases('resume', 'checkout')).toMatchObject({ code: 0, out: expect.stringContaining('5 %') });
  expect(releases('rollback', 'checkout')).toMatchObject({ code: 0, out: expect.stringContaining('is ended') });
  expect(await live()).toBe(first.id);
  expect(releases('canary', `checkout@${first.id}`, '5')).toMatchObject({
    code: 1,
    out: expect.stringContaining('is live'),
  });
});

test('a halted release is meant only by who names it', async () => {
  releases('promote', 'checkout');
  expect(releases('rollback', 'checkout', '--halt', '--why', 'wrong sum')).toMatchObject({ code: 0 });
  const { canary, quarantined } = await openReleaseStore(directory).composition();
  expect([canary, quarantined]).toEqual([{}, [`checkout@${second.id}`]]);
  expect(releases('promote', 'checkout')).toMatchObject({
    code: 2,
    error: expect.stringContaining(`resume checkout@${second.id}`),
  });
  expect(releases('halt', `checkout@${second.id}`)).toMatchObject({ code: 1 });
  expect(releases('resume', 'checkout')).toMatchObject({ code: 0, out: `checkout@${second.id} is live again\n` });
});

test('shares are shown one after another until somebody ends the canary', async () => {
  expect(releases('canary', 'checkout', '1,5', '--every', '1s')).toMatchObject({ code: 0 });
  expect((await openReleaseStore(directory).composition()).canary['checkout']?.percent).toBe(5);
  expect(releases('canary', 'checkout', '1,5')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--every 10m'),
  });
});

test('releases that wait for each other go live in one step', async () => {
  const store = openReleaseStore(directory);
  const shell = await publish(
    store,
    builtApp({ app: 'shell', code: 'next', server: shellBundle({ react: ['useWay'] }) }),
  );
  const remote = await publish(store, builtApp({ app: 'checkout', code: 'next', uses: { react: ['useWay'] } }));
  expect(releases('promote', `checkout@${remote.id}`)).toMatchObject({ code: 1 });
  expect(releases('promote', `checkout@${remote.id}`, `shell@${shell.id}`)).toMatchObject({ code: 0 });
  expect((await store.composition()).live).toEqual({ checkout: remote.id, shell: shell.id });
  expect(releases('promote', 'checkout', `checkout@${first.id}`)).toMatchObject({ code: 2 });
  expect(releases('rollback', 'checkout', 'shell')).toMatchObject({ code: 2 });
});

test('the journal is short unless more of it is asked for, and says what the gate was asked', async () => {
  for (const share of ['1', '2', '3']) releases('canary', 'checkout', share);
  const { out } = releases('log', '--limit', '2');
  expect(out.trim().split('\n')).toEqual([
    expect.stringContaining('3 %'),
    expect.stringContaining('gate: whole, reads, fits, wakes; no engine'),
    '3 older: --limit 5',
  ]);
  expect(releases('log', '--since', '2026-11-20T09:00Z').out).not.toContain('ananya');
  expect(releases('log', '--since', 'yesterday')).toMatchObject({ code: 2 });
});

test('a store is made only by who says so', () => {
  const typed = `${directory}-typo`;
  const publishing = ['publish', 'checkout', '--no-build', '--dirty', '--store', typed] as const;
  expect(releases(...publishing)).toMatchObject({ code: 2, error: expect.stringContaining('--new-store') });
  expect(existsSync(typed)).toBe(false);
});

test('a bucket that is not there or does not answer is told of in a sentence', () => {
  const { code, error } = releases('list', '--store', 's3://nowhere/releases');
  expect([code, error]).toEqual([2, expect.stringContaining('s3://nowhere does not answer')]);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test('an engine that nobody named is asked only where it runs beside the store', () => {
  const env = { API_URL: undefined };
  const { error } = releasesIn(env, 'check', 'checkout');
  expect(error).toContain('Pages are not rendered');
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

test('a preview leads to a page, on each host that is named', () => {
  const hosts = ['--host', 'sandalwood.localhost:4000', '--host', 'linde.localhost:4000'] as const;
  const { out } = releases('preview', 'checkout', ...hosts, '--to', '/rooms?adults=2');
  const urls = out
    .trim()
    .split('\n')
    .map((one) => new URL(one));
  expect(urls.map(({ host }) => host)).toEqual(['sandalwood.localhost:4000', 'linde.localhost:4000']);
  expect(urls.map(({ searchParams }) => searchParams.get('to'))).toEqual(['/rooms?adults=2', '/rooms?adults=2']);
  expect(releases('preview', 'checkout', ...hosts, '--to', '//elsewhere.example')).toMatchObject({ code: 2 });
});

test('the documentation shows the help as it is', () => {
  expect(releases('--help')).toMatchObject({ code: 0, out: `${helpLines().join('\n')}\n` });
  const documented = readFileSync(path.join(repository, 'docs/releases-in-depth.md'), 'utf8');
  expect(documented).toContain(`\`\`\`text\n${helpLines().join('\n')}\n\`\`\``);
});
