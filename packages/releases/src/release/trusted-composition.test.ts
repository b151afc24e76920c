import { beforeEach, expect, test } from 'vitest';
import { builtApp, scratch } from '../testing/built-app.ts';
import type { Composition } from './composition.types.ts';
import { newCredential, readCredential, type Credential } from './credential.ts';
import { changeOwners } from './owners.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { quarantine } from './quarantine.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';
import { resume } from './resume.ts';
import { beginSigning, signAll } from './sign-all.ts';
import { NotSigned } from './sign-changes.ts';
import { signState } from './signed-state.ts';
import { verify } from './verify.ts';

const occasion = { by: 'a test', now: new Date('2026-11-26T08:00:00Z') };
const teams = { platform: ['*'], checkout: ['checkout'], itinerary: ['itinerary'], origins: [] as string[] };
type Team = keyof typeof teams;

let directory: string;
let keys: Record<Team, Credential>;
let releases: Record<'one' | 'two' | 'three' | 'planner', Release>;

const as = (team: Team | null): ReleaseStore => openReleaseStore(directory, team === null ? null : keys[team]);

beforeEach(async () => {
  directory = scratch();
  const store = as(null);
  const built = async (app: string, code: string) => publish(store, builtApp({ app, code }));
  const shell = await built('shell', 'shell');
  releases = {
    one: await built('checkout', 'one'),
    two: await built('checkout', 'two'),
    three: await built('checkout', 'three'),
    planner: await built('itinerary', 'planner'),
  };
  await promote(store, [shell, releases.one, releases.planner], occasion);
  const drawn = Object.keys(teams).map((team) => [team, newCredential(team)] as const);
  keys = Object.fromEntries(drawn.map(([team, { secret }]) => [team, readCredential(secret)])) as typeof keys;
  await changeOwners(store.blobs, () => ({
    since: occasion.now.toISOString(),
    teams: Object.fromEntries(
      drawn.map(([team, { publicKey }]) => [
        team,
        { apps: teams[team as Team], keys: [publicKey], ...(team === 'origins' ? { takesOut: true } : {}) },
      ]),
    ),
  }));
  await beginSigning(as('platform'));
});

/** What readers make of the store: one that has followed it for a while, and one that begins now. */
async function readBy(...stores: readonly ReleaseStore[]) {
  return Promise.all(
    [...stores, as(null)].map(async (store) => {
      const { live } = await store.composition();
      return [live['checkout'], live['itinerary'], ...store.untrusted().map(({ app, why }) => `${app}: ${why}`)];
    }),
  );
}

async function following(): Promise<ReleaseStore> {
  const store = as(null);
  await store.composition();
  return store;
}

/** Writes the document itself, as who has a key to the bucket can. */
async function writeAround(change: (found: Composition) => unknown): Promise<void> {
  const { blobs } = as(null);
  const blob = await blobs.get('composition.json');
  const found = JSON.parse(String(blob?.content)) as Composition;
  await blobs.replace(
    'composition.json',
    JSON.stringify(change({ ...found, revision: found.revision + 1 })),
    blob?.tag ?? null,
  );
}

const forged = (found: Composition): Composition => ({
  ...found,
  live: { ...found.live, checkout: releases.three.id },
});
const [unsigned, older] = ['checkout: not signed by a team of the app', 'checkout: older than what they signed last'];

test('what a team signed is read, by who followed before and by who begins', async () => {
  const reader = await following();
  await promote(as('checkout'), [releases.two], occasion);
  const expected = [releases.two.id, releases.planner.id];
  expect(await readBy(reader)).toEqual([expected, expected]);
});

test('what nobody signed is left out for what was signed last, after a restart too', async () => {
  const reader = await following();
  await promote(as('checkout'), [releases.two], occasion);
  await reader.composition();
  await writeAround(forged);
  const expected = [releases.two.id, releases.planner.id, unsigned];
  expect(await readBy(reader)).toEqual([expected, expected]);
});

test('of a document that is signed in part, that part is read', async () => {
  const reader = await following();
  await writeAround(forged);
  const next = await publish(as(null), builtApp({ app: 'itinerary', code: 'next' }));
  const blob = await as(null).blobs.get('composition.json');
  await promote(as('itinerary'), [next], occasion);
  const healed = await as(null).composition();
  // The team's change is written over the forgery; put beside it, it is read all the same.
  expect(healed.live).toMatchObject({ checkout: releases.one.id, itinerary: next.id });
  const part = JSON.parse(String(blob?.content)) as Composition;
  await writeAround((found) => ({ ...found, live: { ...found.live, checkout: part.live['checkout'] } }));
  const expected = [releases.one.id, next.id, unsigned];
  expect(await readBy(reader)).toEqual([expected, expected]);
});

test('an older document that was signed once does not pass again', async () => {
  const reader = await following();
  const before = await as(null).blobs.get('composition.json');
  await promote(as('checkout'), [releases.two], occasion);
  await reader.composition();
  await writeAround(({ revision }) => ({ ...(JSON.parse(String(before?.content)) as Composition), revision }));
  const expected = [releases.two.id, releases.planner.id, older];
  expect(await readBy(reader)).toEqual([expected, expected]);
});

test('an app of which the document says nothing any more, and a document that is none, take nothing away', async () => {
  const reader = await following();
  await writeAround(({ revision }) => ({ revision, live: 5, quarantined: [7], signatures: { checkout: null } }));
  for (const [checkout, itinerary, ...why] of await readBy(reader)) {
    expect([checkout, itinerary]).toEqual([releases.one.id, releases.planner.id]);
    expect(why).toContain(unsigned);
  }
});

test('nobody changes an app with another team’s key, and none without one', async () => {
  await expect(promote(as('itinerary'), [releases.two], occasion)).rejects.toThrow(NotSigned);
  await expect(promote(as(null), [releases.two], occasion)).rejects.toThrow('RELEASE_TEAM_KEY');
  const { signatures } = await as(null).composition();
  const state = { live: releases.three.id, canary: null, previous: [], quarantined: [], experiments: {} };
  const { app, state: _, ...signature } = signState({ app: 'checkout', version: 9, state }, keys.itinerary);
  await writeAround((found) => ({ ...forged(found), signatures: { ...signatures, [app]: signature } }));
  expect((await readBy())[0]).toEqual([releases.one.id, releases.planner.id, unsigned]);
});

test('an origin takes out what fails, and makes nothing live that its team had not shown', async () => {
  await promote(as('checkout'), [releases.two], occasion);
  const reader = await following();
  expect(await quarantine(as('origins'), 'checkout', releases.two.id, { ...occasion, why: 'it fails' })).toBe(true);
  const expected = [releases.one.id, releases.planner.id];
  expect(await readBy(reader)).toEqual([expected, expected]);
  await expect(promote(as('origins'), [releases.three], occasion)).rejects.toThrow(NotSigned);
  const { signatures } = await as(null).composition();
  const was = signatures?.['checkout'];
  const state = { live: releases.three.id, canary: null, previous: [], quarantined: [], experiments: {} };
  const before = was && { ...was, app: 'checkout', state: { ...state, live: releases.three.id } };
  const made = signState({ app: 'checkout', version: 9, state, ...(before ? { before } : {}) }, keys.origins);
  const { app, state: _, ...signature } = made;
  await writeAround((found) => ({ ...forged(found), signatures: { ...signatures, [app]: signature } }));
  expect((await readBy(reader))[0]).toEqual([...expected, unsigned]);
  // Its team shows it again, by the origin's signed word that it was taken out.
  expect(await resume(as('checkout'), 'checkout', null, occasion)).toEqual({ kind: 'live', id: releases.two.id });
});

test('a line of the journal that nobody signed leads no team to what it never showed', async () => {
  await as(null).note({
    at: '2026-11-27T08:00:00.000Z',
    by: 'somebody',
    action: 'end',
    app: 'checkout',
    from: releases.three.id,
    to: releases.one.id,
  });
  expect(await resume(as('checkout'), 'checkout', null, occasion)).toEqual({ kind: 'nothing' });
});

test('what a team signed stays live when its keys are taken away, and nothing that they sign from then on does', async () => {
  await promote(as('checkout'), [releases.two], occasion);
  const reader = await following();
  await signAll(as('platform'));
  await changeOwners(reader.blobs, (current) => {
    const { checkout: _, ...rest } = current?.teams ?? {};
    return { since: '', ...current, teams: rest };
  });
  const expected = [releases.two.id, releases.planner.id];
  expect(await readBy(reader)).toEqual([expected, expected]);
  await expect(promote(as('checkout'), [releases.three], occasion)).rejects.toThrow(NotSigned);
});

test('a document is mended: written as the teams signed it', async () => {
  await writeAround(forged);
  const store = as(null);
  expect(await verify(store, [], { mend: false })).toEqual([
    { file: 'composition.json: checkout', flaw: 'not signed by a team of the app', isMended: false },
  ]);
  expect((await verify(store, [], { mend: true })).map(({ isMended }) => isMended)).toEqual([true]);
  expect(await verify(as(null), [], { mend: false })).toEqual([]);
});

test('a store that has no owners, or whose owners never began to sign, is read as it stands', async () => {
  await changeOwners(as(null).blobs, (current) => ({ since: '', ...current, teams: {}, isCompositionSigned: false }));
  await writeAround(forged);
  expect(await readBy()).toEqual([[releases.three.id, releases.planner.id]]);
});
