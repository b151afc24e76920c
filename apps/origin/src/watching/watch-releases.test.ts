import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
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
  const told: string[] = [];
  const watch = releaseWatch(store, composer, { networks, browsers }, (message) => told.push(message));
  return { directory, store, composer, networks, browsers, told, watch };
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
