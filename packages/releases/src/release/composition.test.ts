import { beforeEach, expect, test } from 'vitest';
import { builtApp, scratch, shellBundle } from '../testing/built-app.ts';
import { endCanary, startCanary } from './canary.ts';
import { halt } from './halt.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { quarantine } from './quarantine.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';
import { resume } from './resume.ts';
import { rollBack } from './rollback.ts';

const occasion = { by: 'a test', now: new Date('2026-11-20T08:00:00Z') };
const later = (minutes: number) => ({ ...occasion, now: new Date(occasion.now.getTime() + minutes * 60_000) });
let directory: string;
let store: ReleaseStore;

beforeEach(() => {
  directory = scratch();
  store = openReleaseStore(directory);
});

const released = (app: string, code: string, more: object = {}): Promise<Release> =>
  publish(store, builtApp({ app, code, ...more }));

const shellWith = (code: string, provides: Record<string, string[]>, react = '19.3.1'): Promise<Release> =>
  released('shell', code, { singletons: { react }, server: `${shellBundle(provides)} // ${code}` });

async function live(...releases: readonly Release[]): Promise<void> {
  expect(await promote(store, releases, occasion)).toEqual({ kind: 'live' });
}

test('a remote that uses a name which the shell has not is refused, and nothing changes', async () => {
  await live(await shellWith('shell', { '@latchkey/site': ['usePage'] }));
  const ahead = await released('checkout', 'ahead', { uses: { '@latchkey/site': ['usePage', 'useNavigation'] } });
  expect(await promote(store, [ahead], occasion)).toMatchObject({
    kind: 'unfit',
    reasons: [{ remote: `checkout ${ahead.id}`, lacks: '@latchkey/site.useNavigation' }],
  });
  expect((await store.composition()).live['checkout']).toBeUndefined();
});

test('a shell that lost a name which a live remote uses is refused', async () => {
  const both = ['useNavigation', 'usePage'];
  await live(
    await shellWith('shell', { '@latchkey/site': both }),
    await released('checkout', 'one', { uses: { '@latchkey/site': both } }),
  );
  const renamed = await shellWith('renamed', { '@latchkey/site': ['usePage', 'useWay'] });
  expect(await promote(store, [renamed], occasion)).toMatchObject({
    kind: 'unfit',
    reasons: [{ shell: `shell ${renamed.id}`, lacks: '@latchkey/site.useNavigation' }],
  });
});

test('an operation that only the remote’s build knows is refused by its name, in both directions', async () => {
  const table = { getQuote: 'GET /api/quotes/:quoteToken' };
  await live(
    await released('shell', 'shell', { operations: table }),
    await released('checkout', 'one', { asks: ['getQuote'] }),
  );
  const ahead = await released('checkout', 'ahead', { asks: ['getQuote', 'getNews'] });
  expect(await promote(store, [ahead], occasion)).toMatchObject({
    kind: 'unfit',
    reasons: [{ lacks: 'operation getNews' }],
  });
  const own = await released('checkout', 'own', {
    asks: ['getQuote', 'getNews'],
    operations: { getNews: 'GET /api/news' },
  });
  expect(await promote(store, [own], occasion), 'its own table has the other').toEqual({ kind: 'live' });
  const lost = await released('shell', 'lost', { operations: {} });
  expect(await promote(store, [lost], occasion)).toMatchObject({
    kind: 'unfit',
    reasons: [{ lacks: 'operation getQuote' }],
  });
});

test('a minor of React is released in two steps, the shell first, and a remote alone after it', async () => {
  const uses = { react: ['useState'] };
  await live(await shellWith('old', uses), await released('checkout', 'old', { uses }));
  await live(await shellWith('new', uses, '19.4.0'));
  const remote = await released('checkout', 'new', { uses, singletons: { react: '19.4.0' } });
  expect(await promote(store, [remote], occasion)).toEqual({ kind: 'live' });
});

test('a remote built with another major of React is refused', async () => {
  await live(await shellWith('shell', { react: ['useState'] }));
  const ahead = await released('checkout', 'ahead', { singletons: { react: '20.0.0' } });
  expect(await promote(store, [ahead], occasion)).toMatchObject({ kind: 'unfit', reasons: [{ lacks: 'react 20' }] });
});

test('a rollback leads to what was live before, and the next one further back', async () => {
  const [first, second, third] = [
    await released('checkout', 'first'),
    await released('checkout', 'second'),
    await released('checkout', 'third'),
  ] as const;
  await live(await released('shell', 'shell'));
  for (const release of [first, second, third]) await live(release);
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'live', id: second.id });
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'live', id: first.id });
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'no_previous' });
  const entries = await store.journal();
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'promote',
    'promote',
    'promote',
    'promote',
    'rollback',
    'rollback',
  ]);
});

test('a canary fits what is live, has a share, and ends when it goes live', async () => {
  const one = await released('checkout', 'one');
  const two = await released('checkout', 'two');
  await live(await released('shell', 'shell'), one);
  expect(await startCanary(store, two, 100, occasion)).toEqual({ kind: 'not_a_share' });
  expect(await startCanary(store, two, 5, occasion)).toEqual({ kind: 'canary' });
  expect(await store.composition()).toMatchObject({
    live: { checkout: one.id },
    canary: { checkout: { id: two.id, percent: 5 } },
  });
  await live(two);
  expect(await store.composition()).toMatchObject({ canary: {}, previous: { checkout: [one.id] } });
});

test('a rollback while a canary runs ends the canary, and the next one goes back', async () => {
  const [one, two, three] = [
    await released('checkout', 'one'),
    await released('checkout', 'two'),
    await released('checkout', 'three'),
  ] as const;
  await live(await released('shell', 'shell'), one);
  await live(two);
  await startCanary(store, three, 5, occasion);
  expect(await rollBack(store, 'checkout', null, occasion)).toMatchObject({ kind: 'canary_ended', live: two.id });
  expect(await store.composition()).toMatchObject({ live: { checkout: two.id }, canary: {}, quarantined: [] });
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'live', id: one.id });
});

test('a canary ends without a previous release, and comes back to its share', async () => {
  const two = await released('checkout', 'two');
  await live(await released('shell', 'shell'), await released('checkout', 'one'));
  expect(await endCanary(store, 'checkout', occasion)).toEqual({ kind: 'no_canary' });
  await startCanary(store, two, 5, occasion);
  expect(await endCanary(store, 'checkout', later(1))).toMatchObject({ kind: 'ended', id: two.id, percent: 5 });
  expect((await store.composition()).canary).toEqual({});
  expect(await resume(store, 'checkout', null, later(2))).toEqual({ kind: 'canary', id: two.id, percent: 5 });
  expect(await resume(store, 'checkout', null, later(3))).toEqual({ kind: 'nothing' });
});

test('what is halted nobody gets, whatever it was, and it comes back as what it was', async () => {
  const [one, two] = [await released('checkout', 'one'), await released('checkout', 'two')] as const;
  await live(await released('shell', 'shell'), one);
  expect(await halt(store, 'checkout', null, occasion)).toEqual({ kind: 'no_previous' });
  await promote(store, [two], later(1));
  expect(await halt(store, 'checkout', null, later(2))).toEqual({ kind: 'live', id: one.id });
  expect(await store.composition()).toMatchObject({
    live: { checkout: one.id },
    previous: { checkout: [] },
    quarantined: [`checkout@${two.id}`],
  });
  expect(await resume(store, 'checkout', null, later(3))).toEqual({ kind: 'live', id: two.id });
  expect(await store.composition()).toMatchObject({ live: { checkout: two.id }, quarantined: [] });
  await rollBack(store, 'checkout', null, later(4));
  // Bookings under way still have it.
  expect(await halt(store, 'checkout', two.id, later(5))).toEqual({ kind: 'marked' });
  expect((await store.composition()).quarantined).toEqual([`checkout@${two.id}`]);
  await startCanary(store, two, 5, later(6));
  expect((await store.composition()).quarantined).toEqual([]);
  expect(await halt(store, 'checkout', null, later(7))).toMatchObject({ kind: 'canary_ended', live: one.id });
  expect((await store.composition()).quarantined).toEqual([`checkout@${two.id}`]);
});

test('a rollback passes over what was taken out', async () => {
  const [one, two, three] = [
    await released('checkout', 'one'),
    await released('checkout', 'two'),
    await released('checkout', 'three'),
  ] as const;
  await live(await released('shell', 'shell'));
  for (const release of [one, two, three]) await live(release);
  await store.change(async (current) => ({
    kind: 'change',
    next: { ...current, quarantined: [`checkout@${two.id}`] },
    entries: [],
  }));
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'live', id: one.id });
});

test('what is live is no canary', async () => {
  const one = await released('checkout', 'one');
  await live(await released('shell', 'shell'), one);
  expect(await startCanary(store, one, 5, occasion)).toEqual({ kind: 'is_live' });
});

test('a release that fails gives way to the one before it, and is not where a rollback leads', async () => {
  const one = await released('checkout', 'one');
  const two = await released('checkout', 'two');
  await live(await released('shell', 'shell'), one);
  expect(await quarantine(store, 'checkout', one.id, occasion)).toBe(false);
  await live(two);
  expect(await quarantine(store, 'checkout', two.id, { ...occasion, why: 'lost 5 renderers' })).toBe(true);
  expect(await store.composition()).toMatchObject({
    live: { checkout: one.id },
    previous: { checkout: [] },
    quarantined: [`checkout@${two.id}`],
  });
  expect(await rollBack(store, 'checkout', null, occasion)).toEqual({ kind: 'no_previous' });
});

test('releases that go live at the same time are all kept', async () => {
  await live(await released('shell', 'shell'));
  for (let round = 0; round < 25; round++) {
    const apps = ['checkout', 'marketing', 'itinerary'];
    const releases = await Promise.all(apps.map((app) => released(app, `${app} ${round}`)));
    await Promise.all(releases.map((release) => promote(openReleaseStore(directory), [release], occasion)));
    const found = (await store.composition()).live;
    expect(apps.map((app) => found[app])).toEqual(releases.map(({ id }) => id));
  }
});

test('a release is found by its names alone', async () => {
  const release = await released('checkout', 'one');
  expect(await store.release('checkout', release.id)).toEqual(release);
  expect(await store.release('checkout', '../../composition')).toBeNull();
  expect(await store.release('../x', release.id)).toBeNull();
});

test('a composition that names nothing live is not taken for one; one of an older writer is', async () => {
  for (const broken of ['{}', '{"live":null}', '[]', '3']) {
    const tag = (await store.blobs.get('composition.json'))?.tag ?? null;
    await store.blobs.replace('composition.json', broken, tag);
    await expect(store.composition()).rejects.toThrow('no live releases');
  }
  const tag = (await store.blobs.get('composition.json'))?.tag ?? null;
  await store.blobs.replace('composition.json', '{"live":{"shell":"1"},"superseded":[]}', tag);
  expect(await store.composition()).toMatchObject({ live: { shell: '1' }, canary: {}, previous: {} });
});
