import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewSearch } from '@latchkey/releases/publishing';
import { openReleaseStore, type Composition, type Release, type ReleaseStore } from '@latchkey/releases/store';
import { readKeyRing } from '@latchkey/security/signing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseReleases, previewCookie } from './choose-releases.ts';
import { followReleases, type Composer } from './composer.ts';
import { bucketCookie, pinCookie } from './mix.ts';

const keys = readKeyRing('SECRET', 's'.repeat(32), 32) ?? expect.unreachable();
const now = Date.parse('2026-11-20T08:00:00Z');
const others = readKeyRing('SECRET', 'another secret of this length....', 32) ?? expect.unreachable();
let store: ReleaseStore;
let composer: Composer;

beforeEach(async () => {
  store = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-origin-')));
  for (const [app, id] of [
    ['shell', 'shell1'],
    ['shell', 'shell2'],
    ['checkout', 'one'],
    ['checkout', 'two'],
  ] as const)
    await store.blobs.keep(
      `releases/${app}/${id}.json`,
      JSON.stringify({
        app,
        id,
        base: `/assets/${app}/`,
        files: {},
        server: `servers/${app}/${id}.cjs`,
        parts: {},
      } satisfies Partial<Release>),
    );
  await compose({});
  composer = await followReleases(store, 60_000, (error) => {
    throw error;
  });
});

afterEach(() => composer.close());

async function compose(change: Partial<Composition>): Promise<void> {
  const tag = (await store.blobs.get('composition.json'))?.tag ?? null;
  const live = { shell: 'shell1', checkout: 'one' };
  await store.blobs.replace('composition.json', JSON.stringify({ live, ...change }), tag);
  await composer?.refresh();
}

const ask = (
  cookies: Record<string, string>,
  more: { path?: string; mode?: 'demo' | 'production'; at?: number; mayTry?: boolean } = {},
) =>
  chooseReleases(
    composer,
    { mode: more.mode ?? 'production', overrides: '', previewKeys: keys },
    { path: more.path ?? '/', cookies, now: more.at ?? now, isSecure: true, mayTry: more.mayTry ?? false },
  );

const checkoutOf = async (...asked: Parameters<typeof ask>): Promise<string | undefined> =>
  (await ask(...asked))?.releases.remotes.checkout?.id;

/** The cookies that an answer sets, as a browser would send them back to `path`. */
function sentBack(set: readonly string[], at: string): Record<string, string> {
  return Object.fromEntries(
    set
      .filter((one) => at.startsWith(/Path=([^;]+)/.exec(one)?.[1] ?? '/'))
      .map((one) => one.split(';', 1)[0] ?? '')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

test('5 % of 2,000 guests get a canary of 5 %, and each gets it again', async () => {
  await compose({ canary: { checkout: { id: 'two', percent: 5, since: '2026-11-20' } } });
  let guests = 0;
  // Buckets are drawn evenly: here every fifth of the 10,000 is a guest.
  for (let bucket = 0; bucket < 10_000; bucket += 5)
    if ((await checkoutOf({ [bucketCookie]: `${bucket}` })) === 'two') guests++;
  expect(guests).toBe(100);
  for (let guest = 0; guest < 50; guest++) {
    const first = await ask({});
    expect(await checkoutOf(sentBack(first?.cookies ?? [], '/'))).toBe(first?.releases.remotes.checkout?.id);
  }
});

test('two canaries have guests of their own, and each keeps its guests as its share grows', async () => {
  const both = (percent: number): Partial<Composition> => ({
    live: { shell: 'shell1', checkout: 'one' },
    canary: {
      checkout: { id: 'two', percent, since: '2026-11-20' },
      shell: { id: 'shell2', percent, since: '2026-11-20' },
    },
  });
  const seen = async (percent: number) => {
    await compose(both(percent));
    const guests: Record<string, string[]> = { checkout: [], shell: [] };
    for (let bucket = 0; bucket < 10_000; bucket += 5) {
      const releases = (await ask({ [bucketCookie]: String(bucket) }))?.releases;
      if (releases?.remotes.checkout?.id === 'two') guests['checkout']?.push(String(bucket));
      if (releases?.shell.id === 'shell2') guests['shell']?.push(String(bucket));
    }
    return { checkout: new Set(guests['checkout']), shell: new Set(guests['shell']) };
  };
  const [few, more] = [await seen(10), await seen(25)];
  expect([few.checkout.size, few.shell.size]).toEqual([200, 200]);
  // By chance a tenth of them.
  expect([...few.checkout].filter((guest) => few.shell.has(guest)).length).toBeLessThan(100);
  expect([...few.checkout].every((guest) => more.checkout.has(guest))).toBe(true);
});

test('a bucket is given out only while a canary runs', async () => {
  expect((await ask({}))?.cookies).toEqual([]);
  await compose({ canary: { checkout: { id: 'two', percent: 50, since: '2026-11-20' } } });
  expect((await ask({}))?.cookies.some((one) => one.startsWith(`${bucketCookie}=`))).toBe(true);
  const kinds = await Promise.all(
    Array.from({ length: 100 }, async (_, place) => (await ask({ [bucketCookie]: String(place * 100) }))?.kind),
  );
  expect(kinds.filter((kind) => kind === 'canary')).toHaveLength(50);
  expect((await ask({ [bucketCookie]: '99999' }))?.cookies).toHaveLength(1);
});

test('while an experiment runs, who may be in one gets a bucket, and nobody else', async () => {
  const since = '2026-11-20T08:00:00.000Z';
  const one = { app: 'checkout', name: 'short-form', since, base: 4, least: 1, size: 6745 };
  await compose({ experiments: { 'checkout/short-form': one } });
  expect((await ask({}))?.cookies).toEqual([]);
  expect((await ask({}, { mayTry: true }))?.cookies).toEqual([expect.stringMatching(/^latchkey-bucket=\d{1,4};/)]);
  expect(await ask({ [bucketCookie]: '7' }, { mayTry: true })).toMatchObject({ cookies: [], bucket: 7, kind: 'live' });
});

test('a booking that began on a release ends on it, unless the release was taken out or the time is over', async () => {
  await compose({ live: { shell: 'shell1', checkout: 'two' } });
  const begun = await ask({}, { path: '/room/checkout' });
  await compose({ live: { shell: 'shell1', checkout: 'one' } });
  const cookies = sentBack(begun?.cookies ?? [], '/checkout/1760_x');
  expect(Object.keys(cookies)).toEqual([pinCookie]);
  expect(await checkoutOf(cookies, { path: '/checkout/1760_x' })).toBe('two');
  expect(await checkoutOf(cookies, { path: '/' })).toBe('one');
  expect(await checkoutOf(cookies, { path: '/checkout/1760_x', at: now + 46 * 60_000 })).toBe('one');
  const forged = { [pinCookie]: String(cookies[pinCookie]).replace('two', 'six') };
  expect(await checkoutOf(forged, { path: '/checkout/1760_x' })).toBe('one');
  await compose({ quarantined: ['checkout@two'] });
  expect(await checkoutOf(cookies, { path: '/checkout/1760_x' })).toBe('one');
});

test('a signed link shows its mix in production; a forged or old one and the unsigned cookie do not', async () => {
  const link = previewSearch({ mix: { checkout: 'two' }, until: now + 1000 }, keys);
  expect(await ask({ [previewCookie]: link })).toMatchObject({
    kind: 'preview',
    releases: { remotes: { checkout: { id: 'two' } } },
  });
  expect(await checkoutOf({ [previewCookie]: link }, { at: now + 2000 })).toBe('one');
  const forged = previewSearch({ mix: { checkout: 'two' }, until: now + 1000 }, others);
  expect(await checkoutOf({ [previewCookie]: forged })).toBe('one');
  expect(await checkoutOf({ 'latchkey-releases': 'checkout:two' })).toBe('one');
  expect(await checkoutOf({ 'latchkey-releases': 'checkout:two' }, { mode: 'demo' })).toBe('two');
});
