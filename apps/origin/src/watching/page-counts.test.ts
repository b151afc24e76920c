import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import { expect, test } from 'vitest';
import { followReleases } from '../releases/composer.ts';
import { clientCounts } from './client-counts.ts';
import { countPages } from './page-counts.ts';
import { releaseWatch } from './watch-releases.ts';

test('a release that loses five renderers in a minute is failing, and one that lost them over an hour is not', () => {
  let now = 0;
  const counts = countPages(() => now);
  for (let loss = 0; loss < 4; loss++) counts.lostRenderer('checkout@one');
  expect(counts.isFailing('checkout@one')).toBeNull();
  counts.lostRenderer('checkout@one');
  expect(counts.isFailing('checkout@one')).toBe('lost 5 renderers in a minute');
  now = 61_000;
  expect(counts.isFailing('checkout@one')).toBeNull();
});

test('a release fails when more than a fifth of its pages do; an engine that is away is not its fault', () => {
  const counts = countPages(() => 0);
  for (let page = 0; page < 20; page++) counts.answered('home@one', 503, 10);
  expect(counts.isFailing('home@one')).toBeNull();
  for (let page = 0; page < 6; page++) counts.answered('home@one', 503, 10, true);
  expect(counts.isFailing('home@one')).toBe('failed 6 of 26 pages in a minute');
});

test('a release fails when the screens of more than a fifth of its pages throw', () => {
  const counts = countPages(() => 0);
  for (let page = 0; page < 25; page++) counts.answered('home@one', 200, 10);
  for (let page = 0; page < 5; page++) counts.screenFailed('home@one');
  expect(counts.isFailing('home@one')).toBeNull();
  counts.screenFailed('home@one');
  expect(counts.isFailing('home@one')).toBe('failed 6 of 25 pages in a minute');
  expect(counts.metrics()).toContain('latchkey_screen_failures_total{owner="home",release="one"} 6');
});

test('pages, times and losses are told by owner and release', () => {
  const counts = countPages(() => 0);
  counts.answered('checkout@one', 200, 30);
  counts.lostRenderer('checkout@one');
  expect(counts.metrics()).toEqual(
    expect.arrayContaining([
      'latchkey_pages_total{owner="checkout",release="one",status="200"} 1',
      'latchkey_render_seconds_bucket{owner="checkout",release="one",le="0.025"} 0',
      'latchkey_render_seconds_bucket{owner="checkout",release="one",le="0.05"} 1',
      'latchkey_renderer_losses_total{owner="checkout",release="one"} 1',
    ]),
  );
});

test('a failing release gives way to the one before it by itself, in every origin that reads the store', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'latchkey-watch-'));
  const store = openReleaseStore(directory);
  const composition = { live: { checkout: 'two' }, previous: { checkout: ['one'] } };
  await store.blobs.replace('composition.json', JSON.stringify(composition), null);
  const composer = await followReleases(store, 60_000, (error) => expect(error).toBeUndefined());
  const counts = countPages(() => 0);
  const told: string[] = [];
  const watch = releaseWatch(store, composer, { pages: counts, browsers: clientCounts(() => 0) }, (message) =>
    told.push(message),
  );

  await watch('checkout@two');
  expect(composer.current().live).toEqual({ checkout: 'two' });
  for (let loss = 0; loss < 5; loss++) counts.lostRenderer('checkout@two');
  await Promise.all([watch('checkout@two'), watch('checkout@two')]);
  composer.close();
  expect(composer.current()).toMatchObject({ live: { checkout: 'one' }, quarantined: ['checkout@two'] });
  expect(await openReleaseStore(directory).composition()).toMatchObject({ live: { checkout: 'one' } });
  expect(told).toEqual(['release taken out']);
  expect((await store.journal())[0]).toMatchObject({
    action: 'quarantine',
    by: 'origin',
    why: expect.stringContaining('lost 5'),
  });
});
