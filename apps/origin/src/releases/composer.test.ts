import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, type Composition, type Release, type ReleaseStore } from '@latchkey/releases/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followReleases, type Composer } from './composer.ts';
import type { Followed, StoredComposition } from './stored-composition.ts';

let store: ReleaseStore;
let away: boolean;
let composers: Composer[];
let complaints: string[];

beforeEach(async () => {
  const opened = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-composer-')));
  [away, composers, complaints] = [false, [], []];
  const unlessAway = async <T>(work: () => Promise<T>): Promise<T> => {
    if (away) throw new Error('the store does not answer');
    return work();
  };
  store = {
    ...opened,
    composition: () => unlessAway(() => opened.composition()),
    release: (app, id) => unlessAway(() => opened.release(app, id)),
  };
  for (const [app, id] of [
    ['shell', 'shell1'],
    ['checkout', 'one'],
    ['checkout', 'two'],
  ] as const) {
    const release = { app, id, base: `/assets/${app}/`, server: `servers/${app}/${id}.cjs`, parts: {}, files: {} };
    await store.blobs.keep(`releases/${app}/${id}.json`, JSON.stringify(release satisfies Partial<Release>));
    await store.blobs.keep(release.server, '');
  }
  await compose(1, {});
});

afterEach(() => composers.forEach((composer) => composer.close()));

async function compose(revision: number, change: Partial<Composition>): Promise<void> {
  const tag = (await store.blobs.get('composition.json'))?.tag ?? null;
  const live = { shell: 'shell1', checkout: 'one' };
  await store.blobs.replace('composition.json', JSON.stringify({ revision, live, ...change }), tag);
}

async function follow(kept?: StoredComposition): Promise<Composer> {
  const composer = await followReleases(store, 60_000, (error) => complaints.push(String(error)), kept);
  composers.push(composer);
  return composer;
}

const canary = (id: string): Partial<Composition> => ({
  canary: { checkout: { id, percent: 5, since: '2026-11-26T08:00:00.000Z' } },
});

test('what a canary needs is here before it is followed: its share has pages while the store is away', async () => {
  const composer = await follow();
  await compose(2, canary('two'));
  await composer.refresh();
  away = true;
  await composer.refresh();
  expect((await composer.compose({ checkout: 'two' }))?.remotes.checkout?.id).toBe('two');
  expect(composer.unreadableSince()).not.toBeNull();
  away = false;
  await composer.refresh();
  expect(composer.unreadableSince()).toBeNull();
});

test('a canary whose files cannot be had is not followed until they can, and what is live is', async () => {
  const files = { ...store.files, fetch: failsFor('servers/checkout/two.cjs') };
  const broken = { ...store, files };
  const composer = await followReleases(broken, 60_000, (error) => complaints.push(String(error)));
  composers.push(composer);
  await compose(2, canary('two'));
  await composer.refresh();
  expect(composer.current()).toMatchObject({ revision: 2, live: { checkout: 'one' }, canary: {} });
  expect(complaints).toEqual([expect.stringContaining('servers/checkout/two.cjs')]);
  files.fetch = store.files.fetch;
  await composer.refresh();
  expect(composer.current().canary).toMatchObject({ checkout: { id: 'two' } });
});

const failsFor =
  (name: string): ReleaseStore['files']['fetch'] =>
  (asked, integrity) =>
    asked === name ? Promise.reject(new Error(`${name} cannot be had`)) : store.files.fetch(asked, integrity);

test('a release that a guest is pinned to and that cannot be had now gives way to what is live', async () => {
  const composer = await follow();
  away = true;
  expect((await composer.compose({ checkout: 'two' }))?.remotes.checkout?.id).toBe('one');
});

test('an origin that starts while its store is away shows what it showed before', async () => {
  let last: Followed | null = null;
  const kept: StoredComposition = {
    read: () => Promise.resolve(last),
    write: (followed) => Promise.resolve(void (last = followed)),
  };
  const first = await follow(kept);
  await expect.poll(() => last).not.toBeNull();
  expect((await first.compose())?.shell.id).toBe('shell1');
  away = true;
  const second = await follow(kept);
  expect((await second.compose())?.remotes.checkout?.id).toBe('one');
  expect((await follow()).current().live).toEqual({});
});
