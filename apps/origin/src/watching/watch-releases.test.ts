import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { followReleases } from '../releases/composer.ts';
import { clientCounts } from './client-counts.ts';
import { countNetworks } from './network-counts.ts';
import { releaseWatch } from './watch-releases.ts';

/** A store with a live release, one before it and a canary, watched with counts that a test fills. */
async function watched() {
  const directory = mkdtempSync(path.join(tmpdir(), 'latchkey-watch-'));
  const store = openReleaseStore(directory);
  const composition = {
    live: { checkout: 'two' },
    previous: { checkout: ['one'] },
    canary: { checkout: { id: 'three', percent: 5, since: '2026-11-25T00:00:00Z' } },
  };
  await store.blobs.replace('composition.json', JSON.stringify(composition), null);
  const composer = await followReleases(store, 60_000, (error) => expect(error).toBeUndefined());
  const networks = countNetworks(() => 0);
  const browsers = clientCounts(new Registry(), () => 1);
  const proven = countNetworks(() => 0, 10);
  const told: string[] = [];
  const watch = releaseWatch(store, composer, { networks, browsers, proven }, (message) => told.push(message));
  return { directory, store, composer, networks, browsers, proven, told, watch };
}

test('a failing release gives way to the one before it by itself, in every origin that reads the store', async () => {
  const { directory, store, composer, networks, told, watch } = await watched();
  for (let network = 0; network < 5; network++) networks.shown('marketing@one', `198.51.100.${network}`);
  for (let page = 0; page < 100; page++) networks.failed('checkout@two', `203.0.113.${page % 7}`);
  await watch('checkout@two');
  expect(composer.current().live).toEqual({ checkout: 'two' });
  networks.failed('checkout@two', '203.0.113.200');
  await Promise.all([watch('checkout@two'), watch('checkout@two')]);
  composer.close();
  expect(composer.current()).toMatchObject({ live: { checkout: 'one' }, quarantined: ['checkout@two'] });
  expect(await openReleaseStore(directory).composition()).toMatchObject({ live: { checkout: 'one' } });
  expect(told).toEqual(['release taken out']);
  expect((await store.journal())[0]).toMatchObject({
    action: 'quarantine',
    by: 'origin',
    why: 'failed in 8 of 8 networks in a minute',
  });
});

test('what browsers tell of a canary is told once and ends nothing, be it of five addresses or of fifty', async () => {
  const { composer, browsers, told, watch } = await watched();
  for (let guest = 0; guest < 90; guest++) {
    browsers.sent('checkout@three', `203.0.113.${guest}`);
    if (guest < 50) browsers.failed('checkout@three', `203.0.113.${guest}`);
    await watch('checkout@three');
  }
  composer.close();
  expect(composer.current()).toMatchObject({ canary: { checkout: { id: 'three' } }, quarantined: [] });
  expect(told).toEqual(['browsers tell of a canary that fails']);
});

test('a canary that fails in browsers alone ends, by those that prove their pages, and is ended so once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { store, composer, proven, told, watch } = await watched();
  for (let guest = 0; guest < 40; guest++) proven.shown('checkout@two', `198.51.100.${guest}`);
  for (let guest = 0; guest < 12; guest++) {
    proven.shown('checkout@three', `203.0.113.${guest}`);
    proven.failed('checkout@three', `203.0.113.${guest}`);
    await watch('checkout@three');
  }
  expect(composer.current().canary).toMatchObject({ checkout: { id: 'three' } });
  proven.failed('checkout@three', '203.0.113.200');
  await watch('checkout@three');
  expect(composer.current()).toMatchObject({ canary: {}, live: { checkout: 'two' }, quarantined: ['checkout@three'] });
  expect((await store.journal())[0]).toMatchObject({
    action: 'quarantine',
    why: 'in browsers: failed in 13 of 13 networks, the live release in 0 of 40',
  });
  const shown = { checkout: { id: 'three', percent: 5, since: '2026-11-26T00:00:00Z' } };
  await store.change<never>(async (current) => ({ kind: 'change', next: { ...current, canary: shown }, entries: [] }));
  await composer.refresh();
  vi.advanceTimersByTime(600_000);
  await watch('checkout@three');
  composer.close();
  vi.useRealTimers();
  expect(composer.current().canary).toEqual(shown);
  expect(told).toEqual(['release taken out']);
});
