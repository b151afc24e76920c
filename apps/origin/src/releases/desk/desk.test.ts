import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, type Composition, type JournalEntry, type Release } from '@latchkey/releases/store';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { countPages } from '../../watching/page-counts.ts';
import { releasesPage } from './releases-page.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const composition: Composition = {
  revision: 7,
  live: { checkout: 'aaaaaaaaaaaa' },
  canary: { checkout: { id: 'bbbbbbbbbbbb', percent: 5, since: '2026-11-26T10:00:00.000Z' } },
  previous: { checkout: ['cccccccccccc'] },
  quarantined: ['checkout@dddddddddddd'],
  experiments: {
    'checkout/short-form': {
      app: 'checkout',
      name: 'short-form',
      since: '2026-11-26T09:00:00.000Z',
      base: 4,
      least: 1,
      size: 6745,
    },
  },
};

async function desk(mode: 'demo' | 'production' = 'demo'): Promise<string> {
  const store = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-desk-')));
  for (const id of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd']) {
    const origin = { commit: `${id}f00`, dirty: false, publishedAt: '2026-11-24T12:00:00.000Z', by: '<b>Ananya</b>' };
    const experiments = ['short-form', 'calm'].map((name) => ({ name, screens: ['payment'], b: `<i>${name}</i>` }));
    const release = {
      app: 'checkout',
      id,
      version: '0.9.0',
      changes: ['- 1a2b3c4: Guests pay by <instalments>.'],
      base: '/assets/checkout/',
      origin,
      experiments,
    };
    await store.blobs.keep(`releases/checkout/${id}.json`, JSON.stringify(release satisfies Partial<Release>));
  }
  const entry: JournalEntry = {
    at: '2026-11-26T10:00:00.000Z',
    by: 'Ananya',
    action: 'canary',
    app: 'checkout',
    from: 'aaaaaaaaaaaa',
    to: 'bbbbbbbbbbbb',
    percent: 5,
    why: '"new" sums & words',
    gate: 'whole, fits',
  };
  await store.note(entry);
  const registry = new Registry();
  const counts = countPages(registry);
  for (const status of [200, 200, 200, 503]) counts.answered('checkout@bbbbbbbbbbbb', status, 10);
  counts.screenFailed('checkout@bbbbbbbbbbbb');
  const app = Fastify();
  const composer = {
    current: () => composition,
    unreadableSince: () => now - 90_000,
    untrusted: () => [{ app: 'checkout', why: 'not signed by a team of the app' }],
  } as never;
  const rules = { mode, overrides: '', previewKeys: null };
  releasesPage(app, { store, composer, rules, registry, now: () => now });
  return (await app.inject('/_releases')).body;
}

it('shows of each release whose it is, how old, its share, its health and the command that takes it back', async () => {
  const html = await desk();
  for (const shown of [
    'canary, 5 %',
    'bbbbbbbb',
    '0.9.0',
    '<li>1a2b3c4: Guests pay by &lt;instalments&gt;.</li>',
    'published 2 d ago',
    'for 2 h',
    '4 pages',
    '1 failed (25 %)',
    '1 screens threw',
    'pnpm releases end checkout',
    'pnpm releases rollback checkout@cccccccccccc',
    'pnpm releases resume checkout@dddddddddddd',
    '/_releases/preview?mix=checkout%3Abbbbbbbbbbbb',
    'canary checkout aaaaaaaa → bbbbbbbb, 5 %',
    'gate: whole, fits',
    'cannot be read for 1 min',
    'is not followed: checkout is not signed by a team of the app',
  ])
    expect(html).toContain(shown);
});

it('shows the experiments of what is live, what B is, how far each is and the command that ends it', async () => {
  const html = await desk();
  for (const shown of [
    '<code>checkout/short-form</code><small>B: &lt;i&gt;short-form&lt;/i&gt;',
    'for 3 h',
    'A 0, B 0<small>of 6745 each',
    'pnpm releases experiment end checkout/short-form',
    'pnpm releases experiment start checkout/calm',
    '/_releases/preview?mix=checkout%2Fcalm%3Ab',
  ])
    expect(html).toContain(shown);
});

it('writes names and reasons as words, and no script', async () => {
  const html = await desk();
  expect(html).toContain('&lt;b&gt;Ananya&lt;/b&gt;');
  expect(html).toContain('&quot;new&quot; sums &amp; words');
  expect(html).not.toContain('<b>Ananya');
});

it('is no page in production for who was not let in', async () => {
  expect(await desk('production')).toBe('Not found.\n');
});
