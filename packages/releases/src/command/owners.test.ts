import { beforeEach, expect, test, vi } from 'vitest';
import { noteChecked } from '../release/checked.ts';
import { newCredential, readCredential, type Credential } from '../release/credential.ts';
import { changeOwners } from '../release/owners.ts';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { runReleases } from '../testing/run-releases.ts';
import { commands } from './commands.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let directory: string;
let first: Release;
let second: Release;

beforeEach(async () => {
  directory = scratch();
  const store = openReleaseStore(directory);
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  first = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  second = await publish(store, builtApp({ app: 'checkout', code: 'two' }));
  await promote(store, [shell, first], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
});

const releases = (...words: readonly string[]) => runReleases(directory, {}, words);
const live = async (): Promise<string | undefined> =>
  (await openReleaseStore(directory).composition()).live['checkout'];

test('every command that changes what guests get says of which app, and the others say of none', () => {
  const changed = (name: string, ...words: string[]) =>
    commands.find((command) => command.name === name)?.changes?.(words) ?? [];
  for (const name of ['canary', 'promote', 'end', 'rollback', 'halt', 'resume'])
    expect([name, changed(name, 'checkout@35f8')]).toEqual([name, ['checkout']]);
  expect(changed('promote', 'shell', 'hotel-home@82d5')).toEqual(['shell', 'hotel-home']);
  for (const what of ['start', 'end']) expect(changed('experiment', what, 'checkout/short')).toEqual(['checkout']);
  expect(changed('owners', 'add', 'checkout', 'checkout')).toEqual(['*']);
  expect([changed('experiment', 'list'), changed('owners')]).toEqual([[], []]);
  const named = ['canary', 'promote', 'end', 'rollback', 'halt', 'resume', 'experiment', 'owners'];
  expect(
    commands
      .filter((command) => command.changes !== undefined)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(named.toSorted());
});

/** A store in which teams release their own, and their keys. */
async function withOwners(): Promise<Record<'platform' | 'checkout' | 'itinerary', string>> {
  const made = Object.fromEntries(['platform', 'checkout', 'itinerary'].map((team) => [team, newCredential(team)]));
  const teams = Object.entries(made).map(
    ([team, { publicKey }]) => [team, { apps: [team === 'platform' ? '*' : team], keys: [publicKey] }] as const,
  );
  const since = '2026-11-21T00:00:00.000Z';
  await changeOwners(openReleaseStore(directory).blobs, () => ({ since, teams: Object.fromEntries(teams) }));
  const keyOf = (team: string): string => made[team]?.secret ?? '';
  return { platform: keyOf('platform'), checkout: keyOf('checkout'), itinerary: keyOf('itinerary') };
}

function credentialIn(key: string): Credential {
  const credential = readCredential(key);
  if (credential === null) throw new Error('no key');
  return credential;
}

const as = (team: string, ...words: readonly string[]) => runReleases(directory, { RELEASE_TEAM_KEY: team }, words);

test('once a store says whose apps they are, each is changed with its team’s key alone', async () => {
  const { checkout, itinerary } = await withOwners();
  const change = ['rollback', `checkout@${second.id}`];
  expect(releases(...change)).toMatchObject({
    code: 1,
    out: expect.stringContaining('checkout belongs to the team checkout: set RELEASE_TEAM_KEY'),
  });
  expect(as(itinerary, ...change)).toMatchObject({
    code: 1,
    out: expect.stringContaining('checkout belongs to the team checkout, and not to itinerary'),
  });
  // A key of somebody's own making, for a team that there is.
  expect(as(newCredential('checkout').secret, ...change)).toMatchObject({
    code: 1,
    out: expect.stringContaining('none of the keys'),
  });
  expect(as('checkout:nonsense', ...change)).toMatchObject({
    code: 2,
    error: expect.stringContaining('is no key of a team'),
  });
  expect(await live()).toBe(first.id);
  expect(as(checkout, ...change)).toMatchObject({ code: 0 });
  const store = openReleaseStore(directory);
  expect((await store.journal())[0]).toMatchObject({ action: 'rollback', team: 'checkout' });
  expect(releases('verify')).toMatchObject({ code: 0 });
  // Who writes the document around the commands is found out.
  const third = await publish(store, builtApp({ app: 'checkout', code: 'three' }));
  await promote(store, [third], { by: 'ananya', now: new Date() });
  expect(releases('verify')).toMatchObject({
    code: 1,
    out: expect.stringContaining('no team of the app made it live'),
  });
});

test('pages that no engine is there to make were made by a gate that signed for it, of the same app', async () => {
  const { checkout, itinerary } = await withOwners();
  const shown = `checkout@${second.id}`;
  const store = openReleaseStore(directory);
  const steps = ['whole', 'reads', 'fits', 'wakes', 'asks', 'renders'];
  const note = (key: string, ...made: string[]) =>
    noteChecked(
      store,
      { app: 'checkout', id: second.id, at: new Date().toISOString(), steps: made, inBrowser: true },
      credentialIn(key),
    );
  await note(itinerary, ...steps);
  await note(checkout, 'whole', 'fits');
  expect(as(checkout, 'promote', shown)).toMatchObject({
    code: 1,
    out: expect.stringContaining('made by no gate that signed for it'),
  });
  await note(checkout, ...steps);
  expect(as(checkout, 'promote', shown)).toMatchObject({ code: 0 });
  expect((await store.journal())[0]?.gate).toContain('renders and comes alive by checkout');
});

test('who releases what is said by a command: the first team keeps the table, and no key of a team that left opens anything', () => {
  const keyIn = ({ out }: { readonly out: string }): string => (JSON.parse(out) as { key: string }).key;
  expect(releases('owners', 'add', 'checkout', 'checkout')).toMatchObject({ code: 2 });
  const platform = keyIn(releases('owners', 'add', 'platform', '*', '--json'));
  expect(releases('owners', 'add', 'checkout', 'checkout')).toMatchObject({ code: 1 });
  const checkout = keyIn(as(platform, 'owners', 'add', 'checkout', 'checkout', '--json'));
  expect(as(checkout, 'owners', 'add', 'checkout', '*')).toMatchObject({ code: 1 });
  expect(releases('owners').out).toMatch(/^platform +\* {2}1 key\ncheckout +checkout {2}1 key\n$/);
  expect(as(platform, 'owners', 'remove', 'platform')).toMatchObject({ code: 2 });
  expect(as(platform, 'owners', 'remove', 'checkout')).toMatchObject({ code: 0 });
  expect(as(checkout, 'end', 'checkout')).toMatchObject({ code: 1, out: expect.stringContaining('none of the keys') });
});

test('from the first team on what is live is signed: what is written around the commands is found, and mended', async () => {
  const keyIn = ({ out }: { readonly out: string }): string => (JSON.parse(out) as { key: string }).key;
  const platform = keyIn(releases('owners', 'add', 'platform', '*', '--json'));
  const origins = keyIn(as(platform, 'owners', 'add', 'origins', '--takes-out', '--json'));
  expect(as(platform, 'owners', 'add', 'origins', 'checkout', '--takes-out')).toMatchObject({ code: 2 });
  expect(releases('owners').out).toMatch(/\norigins +takes out {2}1 key\n$/);
  // The key of the origins makes nothing live.
  expect(as(origins, 'promote', `checkout@${second.id}`)).toMatchObject({ code: 1 });
  expect(as(platform, 'promote', `checkout@${second.id}`, '--no-pages')).toMatchObject({ code: 1 });
  const { blobs } = openReleaseStore(directory);
  const blob = await blobs.get('composition.json');
  const found = JSON.parse(String(blob?.content)) as { live: object };
  const forged = { ...found, live: { ...found.live, checkout: second.id } };
  await blobs.replace('composition.json', JSON.stringify(forged), blob?.tag ?? null);
  expect(await live()).toBe(first.id);
  expect(releases('verify')).toMatchObject({
    code: 1,
    out: expect.stringContaining('checkout: not signed by a team of the app'),
  });
  expect(releases('verify', '--mend')).toMatchObject({ code: 0 });
  expect(releases('verify')).toMatchObject({ code: 0 });
});
