import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, type Composition, type Experiment } from '@latchkey/releases/store';
import { expect, test, vi } from 'vitest';
import { countNetworks } from '../watching/network-counts.ts';
import { guardExperiments } from './guard-experiments.ts';

const key = 'hotel-home/reviews-first';
const experiment: Experiment = {
  app: 'hotel-home',
  name: 'reviews-first',
  since: '2026-11-25T08:00:00.000Z',
  base: 4,
  least: 1,
  size: 6745,
};

async function watched() {
  const store = openReleaseStore(mkdtempSync(path.join(tmpdir(), 'latchkey-guard-')));
  await store.blobs.replace(
    'composition.json',
    JSON.stringify({ live: { 'hotel-home': 'one' }, experiments: { [key]: experiment } }),
    null,
  );
  let current: Composition = await store.composition();
  const guard = guardExperiments({
    store,
    composer: { current: () => current, refresh: async () => void (current = await store.composition()) },
    networks: countNetworks(() => 1000),
    complain: () => undefined,
  });
  const ask = (arm: 'a' | 'b', guest: number) => ({
    network: `203.0.113.${guest}`,
    judged: 'hotel-home@one',
    halves: [{ experiment: key, arm }],
  });
  return { store, guard, ask };
}

test('an experiment whose B fails its guests ends by itself, and the journal says why; the release is not blamed', async () => {
  const { store, guard, ask } = await watched();
  for (let guest = 0; guest < 20; guest++) guard.shown(ask('a', guest));
  for (let guest = 0; guest < 12; guest++) {
    guard.shown(ask('b', 100 + guest));
    expect(guard.failed(ask('b', 100 + guest))).toBe(true);
  }
  await vi.waitFor(async () => expect((await store.composition()).experiments).toEqual({}));
  const [ended] = await store.journal();
  expect(ended).toMatchObject({ action: 'experiment_end', experiment: 'reviews-first', by: 'origin' });
  expect(ended?.why).toMatch(/^B failed in \d+ of \d+ networks, A in 0 of 20$/);
});

test('where A fails as much, the experiment goes on and the release is judged by A', async () => {
  const { store, guard, ask } = await watched();
  for (let guest = 0; guest < 20; guest++) {
    guard.shown(ask('a', guest));
    expect(guard.failed(ask('a', guest))).toBe(false);
    guard.shown(ask('b', 100 + guest));
    guard.failed(ask('b', 100 + guest));
  }
  expect(Object.keys((await store.composition()).experiments)).toEqual([key]);
});

test('a page without an experiment is none of its', async () => {
  const { guard } = await watched();
  expect(guard.failed({ network: '203.0.113.1', judged: 'hotel-home@one' })).toBe(false);
});
